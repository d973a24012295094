import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/** The columns of a `LinkingPage`: of a page `p`, its version `v` and its workspace `w`. */
export function linkingColumns(sql: Sql): Fragment {
  return sql`p.id, v.page_title, p.icon, w.id as workspace_id, w.workspace_name, p.updated_at`;
}

/** The first of the rows with {@link linkingColumns} that `from` selects, last updated first, as a JSON array of `LinkingPage`. */
export function newestAsJson(sql: Sql, from: Fragment): Fragment {
  return sql`coalesce((select json_agg(json_build_object(
      'id', l.id, 'pageTitle', l.page_title, 'icon', l.icon, 'workspaceId', l.workspace_id,
      'workspaceName', l.workspace_name, 'updatedAt', l.updated_at)
      order by l.updated_at desc, l.id desc)
    from (select * from ${from} order by updated_at desc, id desc limit ${rowsPerAnswerMax}) l), '[]')`;
}
