import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { everyMember } from "../access/every-member.store.ts";
import type { Sql } from "../platform/database/connect.ts";

/** Whether the workspace `w` has no member other than the person. */
export function hasNoOtherMember(sql: Sql, userId: UserId) {
  return sql`not exists (select 1 from workspace_members m
    where m.workspace_id = w.id and m.user_id <> ${userId})`;
}

/**
 * The pages `p` in the person's 'Personal' of an organization that are deleted with the account: those that nobody else
 * can see or has a draft of. A `from` clause with its `where`.
 */
export function pagesDeletedWithAccount(sql: Sql, organizationId: OrganizationId, userId: UserId) {
  return sql`from configurations c
    join workspaces w on w.id = c.personal_workspace_id
    join pages p on p.workspace_id = w.id
    where c.user_id = ${userId} and c.organization_id = ${organizationId}
      and (p.is_restricted or p.restricted_by <> '{}' or ${hasNoOtherMember(sql, userId)})
      and not exists (select 1 from page_members m
        join ${everyMember(sql)} o on o.organization_id = m.organization_id and o.user_id = m.user_id
        where m.page_id = any(p.restricted_by) and m.user_id <> ${userId})
      and not exists (select 1 from page_members m
        join ${everyMember(sql)} o on o.organization_id = m.organization_id and o.user_id = m.user_id
        where m.page_id = p.id and m.user_id <> ${userId})
      and not exists (select 1 from drafts d where d.page_id = p.id and d.user_id <> ${userId})`;
}
