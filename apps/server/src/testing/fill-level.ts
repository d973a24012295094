import type { PageId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";

/** Copies a published page many times, in the database, into the level below it. Returns the copies in their order. */
export async function fillLevel(sql: Sql, pageId: PageId, count: number): Promise<PageId[]> {
  const rows = await sql<{ id: PageId }[]>`
    with made as (
      insert into pages (id, organization_id, workspace_id, parent_page_id, order_key,
        published_version, updated_at, updated_by)
      select gen_random_uuid(), organization_id, workspace_id, id, 'e' || lpad(n::text, 5, '0'),
        published_version, updated_at, updated_by
      from pages, generate_series(1, ${count}) n where id = ${pageId}
      returning id, order_key)
    select id from made order by order_key`;
  return rows.map(({ id }) => id);
}
