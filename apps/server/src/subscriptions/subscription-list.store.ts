import { maySeePage, maySeeWorkspace } from "../access/access-rule.store.ts";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personName } from "../access/person-name.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import type { NameCursor } from "../platform/name-cursor.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A page that a user subscribes to; `name` is its title. */
export interface PageSubscriptionRecord extends NameCursor {
  readonly id: PageId;
  readonly workspaceName: string;
  readonly deleted: boolean;
}

/** What is shown of the page with this id, if a person can see it: none or one row. */
function visiblePage(sql: Sql, userId: UserId, id: Fragment): Fragment {
  return sql`
    select w.workspace_name as "workspaceName", p.deleted
    from pages p join workspaces w on w.id = p.workspace_id
    where p.id = ${id} and ${maySeePage(sql, userId)} offset 0`;
}

/** Reads subscriptions. The query checks permission. */
export function createSubscriptionListStore(sql: Sql) {
  return {
    /**
     * The pages that the caller subscribes to and can see, by title: of published pages the title that is kept with the subscription, in the order
     * of its index, and of the few others the title of the caller's draft. Whether the caller can see a page is asked in this order until there are
     * enough.
     */
    async pages({ organizationId, userId }: OrganizationScope, after: NameCursor, limit: number) {
      const own = withinOrganization(sql, organizationId);
      const isOwn = own`s.user_id = ${userId} and s.organization_id = ${organizationId}`;
      const position = own`(${after.name}, ${after.id}::uuid)`;
      return own<PageSubscriptionRecord[]>`
        with published as (
          select s.page_id as id, s.page_title as name, p."workspaceName", p.deleted
          from page_subscribers s
          cross join lateral (${visiblePage(own, userId, own`s.page_id`)}) p
          where ${isOwn} and (s.page_title collate "und-x-icu", s.page_id) > ${position}
          order by s.page_title collate "und-x-icu", s.page_id limit ${limit}),
        unpublished as (
          select t.id, t.name, p."workspaceName", p.deleted
          from (
            select s.page_id as id, coalesce((select d.page_title from drafts d
              where d.page_id = s.page_id and d.user_id = s.user_id), '') as name
            from page_subscribers s where ${isOwn} and s.page_title is null offset 0) t
          cross join lateral (${visiblePage(own, userId, own`t.id`)}) p
          where (t.name collate "und-x-icu", t.id) > ${position})
        select * from (select * from published union all select * from unpublished) r
        order by r.name collate "und-x-icu", r.id limit ${limit}`;
    },

    /** The workspaces that the caller subscribes to and is a member of, by name. */
    async workspaces(
      { organizationId, userId }: OrganizationScope,
      after: NameCursor,
      limit: number,
    ) {
      const own = withinOrganization(sql, organizationId);
      return own<{ id: WorkspaceId; name: string }[]>`
        select w.id, w.workspace_name as name
        from workspace_subscribers s
        join workspaces w on w.id = s.workspace_id
        where s.user_id = ${userId} and s.organization_id = ${organizationId}
          and ${maySeeWorkspace(own, userId, own`w.id`)}
          and (w.workspace_name collate "und-x-icu", w.id) > (${after.name}, ${after.id}::uuid)
        order by w.workspace_name collate "und-x-icu", w.id
        limit ${limit}`;
    },

    /** The members that the caller subscribes to, by name. */
    async users({ organizationId, userId }: OrganizationScope, after: NameCursor, limit: number) {
      const own = withinOrganization(sql, organizationId);
      return own<{ id: UserId; name: string }[]>`
        select * from (
          select u.id, ${personName(own)} as name
          from user_subscribers s
          join organization_members m
            on m.organization_id = s.organization_id and m.user_id = s.publisher_id
          join users u on u.id = s.publisher_id
          left join configurations c on c.user_id = u.id and c.organization_id = s.organization_id
          where s.user_id = ${userId} and s.organization_id = ${organizationId}
        ) r
        where (r.name collate "und-x-icu", r.id) > (${after.name}, ${after.id}::uuid)
        order by r.name collate "und-x-icu", r.id
        limit ${limit}`;
    },
  };
}

export type SubscriptionListStore = ReturnType<typeof createSubscriptionListStore>;
