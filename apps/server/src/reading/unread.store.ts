import { unreadSubjectsShown } from "@stemma/domain/version/unread-subjects-shown";
import type { UserId } from "@stemma/domain/ids";
import { isOpenWhenPublished } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/** Whether the page `p` is not deleted and shows another version than the one that was read, in the row `pr`. */
function showsOtherThanRead(sql: Sql): Fragment {
  return sql`(not p.deleted and p.published_version <> pr.version_id)`;
}

/**
 * What a person has read in an organization, for a table `read` in a `with` that `changedOfRead` looks into: nothing, and without a
 * look, where `isAsked`, which names no column, does not hold. PostgreSQL
 * compares by a hash only if it expects `read` to fit into `work_mem`; else it scans `read` for each page. It takes a
 * `between` with unknown ends for one row in 200, which keeps the estimate small.
 */
export function readBy(
  sql: Sql,
  { organizationId, userId }: Pick<OrganizationScope, "organizationId" | "userId">,
  isAsked: Fragment = sql`true`,
): Fragment {
  return sql`read as materialized (select page_id, version_id from page_reads
    where user_id = ${userId}
      and organization_id between (select ${organizationId}::uuid) and (select ${organizationId}::uuid)
      and ${isAsked})`;
}

/**
 * The pages `p` of an organization, of the kind 'page' and in the table `read`, that are not deleted and show another version than the one that was
 * read, with their `id`, `workspace_id` and `updated_at`: those for which `isWanted` holds, of the restricted pages and those
 * below them only where `isWantedInArea` holds too. Open and restricted pages are looked up apart, each together, in the order
 * of an index that has all of these columns, and compared with a hash of what was read. So a page that a person has read costs
 * a row of the index; only a condition on other columns reads the page itself.
 */
export function changedOfRead(
  sql: Sql,
  { organizationId }: Pick<OrganizationScope, "organizationId">,
  isWanted: Fragment = sql`true`,
  isWantedInArea: Fragment = sql`true`,
): Fragment {
  const changed = sql`
    select p.id, p.workspace_id, p.updated_at from pages p
    where p.organization_id = (select ${organizationId}::uuid)
      and p.id = any(array(select page_id from read)) and not p.deleted and p.published_version is not null
      and (p.id, p.published_version) not in (select page_id, version_id from read)
      and p.kind = 'page' and ${isWanted}`;
  return sql`(${changed} and ${isOpenWhenPublished(sql)}
    union all ${changed} and not ${isOpenWhenPublished(sql)} and ${isWantedInArea})`;
}

/**
 * Whether the page `p` shows another version than the one that the user last read. False for a deleted page and for a
 * page that the user has never opened.
 */
export function isUnread(sql: Sql, userId: UserId | Fragment): Fragment {
  return sql`exists (select 1 from page_reads pr
    where pr.user_id = ${userId} and pr.page_id = p.id and ${showsOtherThanRead(sql)})`;
}

/**
 * What was published on the page `p` since the user last read it, as JSON; null if that is nothing. Counts the versions
 * that led to the published one: none where a revert set the page back.
 */
export function unreadOf(sql: Sql, userId: UserId): Fragment {
  return sql`(select json_build_object('lastReadVersion', pr.version_id, 'readAt', pr.read_at,
      'versionCount', s.count, 'subjectLines', s.subject_lines)
    from page_reads pr
    join page_versions rv on rv.id = pr.version_id
    cross join lateral (
      with recursive since as (
        select v.previous_node, v.sequence, v.subject_line from page_versions v
        where v.id = p.published_version and v.sequence > rv.sequence
        union all
        select v.previous_node, v.sequence, v.subject_line from since
        join page_versions v on v.id = since.previous_node and v.sequence > rv.sequence)
      select count(*)::int as count, coalesce((select json_agg(n.subject_line order by n.sequence)
          from (select * from since order by sequence desc limit ${unreadSubjectsShown}) n), '[]')
        as subject_lines
      from since) s
    where pr.user_id = ${userId} and pr.page_id = p.id and ${showsOtherThanRead(sql)})`;
}
