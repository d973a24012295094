import type { InstantCursor } from "../cursor.ts";
import type { Sql } from "./connect.ts";

/**
 * A list by an instant, newest first, and then by id: its order, and the condition for rows after a cursor (true for
 * every row without a cursor). `instant` and `id` name columns, with the alias of their table. An index on these
 * columns serves both only if they are declared `desc().nullsFirst()`, PostgreSQL's meaning of `desc`. Drizzle's plain
 * `desc()` in an index means nulls last, and PostgreSQL then sorts the whole list. The condition compares rows, so the
 * index finds a deep position without reading the rows before it.
 */
export function newestFirst(sql: Sql, instant: string, id: string) {
  return {
    order: sql`${sql(instant)} desc, ${sql(id)} desc`,
    after: (cursor: InstantCursor<string> | null) =>
      cursor === null
        ? sql`true`
        : sql`(${sql(instant)}, ${sql(id)}) < (${cursor.updatedAt}, ${cursor.id}::uuid)`,
  };
}
