import type { UserId } from "@stemma/domain/ids";
import { isOpenWhenPublished, maySeePage } from "../access/access-rule.store.ts";
import { lacksSecondFactor } from "../access/second-factor-rule.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/**
 * Whether a person can see a file: a draft of theirs refers to it, a version of a page that they can see, or the published version of a template
 * that is offered to every member of their organization. `f` is the alias of the file's row.
 */
export function maySeeFile(sql: Sql, userId: UserId, f = "f"): Fragment {
  return sql`(${isLetIn(sql, userId, f)} and (
    exists (select 1 from draft_files access_df join drafts access_d on access_d.id = access_df.draft_id
      where access_df.file_id = ${sql(f)}.id and access_d.user_id = ${userId})
    or exists (select 1 from version_files access_vf join pages p on p.id = access_vf.page_id
      where access_vf.file_id = ${sql(f)}.id and ${maySeePage(sql, userId)})
    or exists (select 1 from version_files access_vf
      join pages p on p.id = access_vf.page_id and p.published_version = access_vf.version_id
      join offered_templates access_o on access_o.page_id = p.id
      join organization_members access_om
        on access_om.organization_id = p.organization_id and access_om.user_id = ${userId}
      join workspaces access_w on access_w.id = p.workspace_id and access_w.deleted_at is null
      where access_vf.file_id = ${sql(f)}.id and not p.deleted and ${isOpenWhenPublished(sql)})))`;
}

/** Whether a person can use a file in a draft: they can see it, or uploaded it. */
export function mayUseFile(sql: Sql, userId: UserId, f = "f"): Fragment {
  return sql`(
    (${isLetIn(sql, userId, f)} and exists (select 1 from file_uploads access_fu
      where access_fu.file_id = ${sql(f)}.id and access_fu.user_id = ${userId}))
    or ${maySeeFile(sql, userId, f)})`;
}

/** Whether the file's organization does not keep the person out for want of a second factor. */
function isLetIn(sql: Sql, userId: UserId, f: string): Fragment {
  return sql`not ${lacksSecondFactor(sql, userId, sql`${sql(f)}.organization_id`)}`;
}
