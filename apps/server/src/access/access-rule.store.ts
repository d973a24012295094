import type { UserId } from "@stemma/domain/ids";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/* The access rules as SQL, for queries that list many pages. `packages/domain/src/access/can.ts` states the same
   rules for one page; access-rule.db.test.ts compares the two. The SQL does not check the membership in the
   organization: a role exists only as long as the membership does. */

/** A person in a query: an id, or the column that holds the id. */
type Person = UserId | Fragment;

/**
 * Whether members of the page's workspace can see the page through their workspace role. `p` is the alias of the page's
 * row.
 */
export function isVisibleToWorkspace(sql: Sql, p = "p"): Fragment {
  return sql`(${sql(p)}.published_version is not null and ${isOpenWhenPublished(sql, p)})`;
}

/** Whether members of the page's workspace can see the page once it is published. `p` is the alias of the page's row. */
export function isOpenWhenPublished(sql: Sql, p = "p"): Fragment {
  return sql`not ${sql(p)}.is_restricted`;
}

/** Whether a person is a member of a workspace and can see it. `workspaceId` is a column or a value. */
export function maySeeWorkspace(sql: Sql, person: Person, workspaceId: Fragment): Fragment {
  return sql`exists (select 1 from workspace_members access_wm
    where access_wm.workspace_id = ${workspaceId} and access_wm.user_id = ${person})`;
}

/**
 * Whether a person can see a page: `canOnPage(…, "view", …)`. `p` is the alias of the page's row. With `workspaceId`,
 * as if the page were in that workspace.
 */
export function maySeePage(
  sql: Sql,
  person: Person,
  p = "p",
  workspaceId: Fragment = sql`${sql(p)}.workspace_id`,
): Fragment {
  return sql`(
    exists (select 1 from page_members access_pm
      where access_pm.page_id = ${sql(p)}.id and access_pm.user_id = ${person})
    or (${isVisibleToWorkspace(sql, p)} and ${maySeeWorkspace(sql, person, workspaceId)}))`;
}

/** A person's role on a page, null if there is none: `roleOnPage`. `p` is the alias of the page's row. */
export function roleOnPage(sql: Sql, person: Person, p = "p"): Fragment {
  // The names of the roles sort alphabetically from the strongest to the weakest.
  return sql`(select min(access_role.role) from (
    select access_pm.role from page_members access_pm
    where access_pm.page_id = ${sql(p)}.id and access_pm.user_id = ${person}
    union all
    select access_wm.role from workspace_members access_wm
    where access_wm.workspace_id = ${sql(p)}.workspace_id and access_wm.user_id = ${person}
      and ${isVisibleToWorkspace(sql, p)}) access_role)`;
}
