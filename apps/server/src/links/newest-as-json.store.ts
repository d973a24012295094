import type { PageId } from "@stemma/domain/ids";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";

/** Which part of a list of linking pages: at most `limit` after a cursor. */
export interface LinkingPart {
  readonly limit: number;
  readonly after: InstantCursor<PageId> | null;
}

/** The columns of a `LinkingPage`: of a page `p`, its version `v` and its workspace `w`. */
export function linkingColumns(sql: Sql): Fragment {
  return sql`p.id, v.page_title, p.icon, w.id as workspace_id, w.workspace_name, p.updated_at`;
}

/** A part of the rows with {@link linkingColumns} in `rows`, last updated first, as a JSON array of `LinkingPage`. */
export function newestAsJson(sql: Sql, rows: Fragment, { limit, after }: LinkingPart): Fragment {
  const newest = newestFirst(sql, "f.updated_at", "f.id");
  return sql`coalesce((select json_agg(json_build_object(
      'id', l.id, 'pageTitle', l.page_title, 'icon', l.icon, 'workspaceId', l.workspace_id,
      'workspaceName', l.workspace_name, 'updatedAt', l.updated_at)
      order by l.updated_at desc, l.id desc)
    from (select * from ${rows} f where ${newest.after(after)} order by ${newest.order} limit ${limit}) l), '[]')`;
}
