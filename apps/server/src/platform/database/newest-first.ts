import { desc, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import type { InstantCursor } from "../cursor.ts";

/**
 * A list by an instant, newest first, and then by id: its order, and the condition of what comes after a cursor (`undefined`
 * from the start). An index on the same columns serves both only where they stand as `desc().nullsFirst()`, PostgreSQL's
 * meaning of `desc`; Drizzle's plain `desc()` in an index means nulls last, and every list is then sorted whole. The
 * condition compares rows, so that a page deep in the list is found at once and none before it is read.
 */
export function newestFirst(instant: AnyColumn, id: AnyColumn) {
  return {
    order: [desc(instant), desc(id)],
    after: (cursor: InstantCursor<string> | null): SQL | undefined =>
      cursor === null
        ? undefined
        : sql`(${instant}, ${id}) < (${sql.param(cursor.updatedAt, instant)}, ${cursor.id}::uuid)`,
  };
}
