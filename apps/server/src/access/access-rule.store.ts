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

/**
 * Whether members of the page's workspace can see the page once it is published: neither it nor a page above it is restricted. `p` is the
 * alias of the page's row.
 */
export function isOpenWhenPublished(sql: Sql, p = "p"): Fragment {
  return sql`(not ${sql(p)}.is_restricted and ${sql(p)}.restricted_by = '{}')`;
}

/**
 * Whether a person is named on the page if it is restricted, and on every restricted page above it. `restrictedBy` are those pages, if they
 * are not the page's own.
 */
export function isInAreas(
  sql: Sql,
  person: Person,
  p: string,
  restrictedBy: Fragment = sql`${sql(p)}.restricted_by`,
): Fragment {
  const isNamedOn = (page: Fragment) => sql`exists (select 1 from page_members access_am
    where access_am.page_id = ${page} and access_am.user_id = ${person})`;
  return sql`((not ${sql(p)}.is_restricted or ${isNamedOn(sql`${sql(p)}.id`)})
    and (${restrictedBy} = '{}' or not exists (
      select 1 from unnest(${restrictedBy}) access_area (id) where not ${isNamedOn(sql`access_area.id`)})))`;
}

/**
 * Whether a member of the page's workspace can see the page, which is published: `maySeePage` for a query that has both facts
 * from its joins.
 */
export function maySeePublishedAsMember(sql: Sql, person: Person, p = "p"): Fragment {
  return isInAreas(sql, person, p);
}

/** A person's role on the nearest restricted page at or above the page: `areaRole`. `p` is the alias of the page's row. */
export function areaRole(sql: Sql, person: Person, p = "p"): Fragment {
  return sql`(case when ${isInAreas(sql, person, p)} then (
    select access_ar.role from page_members access_ar
    where access_ar.page_id = coalesce(${sql(p)}.restricted_by[1], case when ${sql(p)}.is_restricted then ${sql(p)}.id end)
      and access_ar.user_id = ${person}) end)`;
}

/** Where a page could be: its workspace, and the restricted pages from it upwards, nearest first, as columns or values. */
interface Place {
  readonly workspaceId: Fragment;
  readonly restrictedBy: Fragment;
}

/** Whether a person is a member of a workspace and can see it. `workspaceId` is a column or a value. */
export function maySeeWorkspace(sql: Sql, person: Person, workspaceId: Fragment): Fragment {
  return sql`exists (select 1 from workspace_members access_wm
    where access_wm.workspace_id = ${workspaceId} and access_wm.user_id = ${person})`;
}

/**
 * Whether a person can see a page: `canOnPage(…, "view", …)`. `p` is the alias of the page's row. With `place`, as if the page were
 * there.
 */
export function maySeePage(
  sql: Sql,
  person: Person,
  p = "p",
  { workspaceId, restrictedBy }: Place = {
    workspaceId: sql`${sql(p)}.workspace_id`,
    restrictedBy: sql`${sql(p)}.restricted_by`,
  },
): Fragment {
  // PostgreSQL asks from left to right: most pages are seen through the workspace, whose members are the smaller table.
  return sql`(${isInAreas(sql, person, p, restrictedBy)} and (
    (${sql(p)}.published_version is not null and (
      ${restrictedBy} <> '{}' or ${maySeeWorkspace(sql, person, workspaceId)}))
    or exists (select 1 from page_members access_pm
      where access_pm.page_id = ${sql(p)}.id and access_pm.user_id = ${person})))`;
}

/** A person's role on a page, null if there is none: `roleOnPage`. `p` is the alias of the page's row. */
export function roleOnPage(sql: Sql, person: Person, p = "p"): Fragment {
  // The names of the roles sort alphabetically from the strongest to the weakest.
  return sql`(select min(access_role.role) from (
    select access_pm.role from page_members access_pm
    where access_pm.page_id = ${sql(p)}.id and access_pm.user_id = ${person}
      and ${isInAreas(sql, person, p)}
    union all
    select ${areaRole(sql, person, p)} where ${sql(p)}.published_version is not null
    union all
    select access_wm.role from workspace_members access_wm
    where access_wm.workspace_id = ${sql(p)}.workspace_id and access_wm.user_id = ${person}
      and ${isVisibleToWorkspace(sql, p)}) access_role)`;
}
