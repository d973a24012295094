import type { Fragment, Sql } from "../platform/database/connect.ts";

/**
 * The moment in a column, earlier by an interval such as `2 days`, for the `set` of an update. In UTC, because Citus refuses a change
 * that depends on the session's time zone.
 */
export function earlier(sql: Sql, column: string, by: string): Fragment {
  return sql`(${sql(column)} at time zone 'UTC' - ${by}::interval) at time zone 'UTC'`;
}
