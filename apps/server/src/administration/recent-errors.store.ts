import type { Overview } from "@stemma/contract/administration.contract";
import type { Sql } from "../platform/database/connect.ts";
import { toInstant } from "../platform/instant.ts";

/** How many errors are kept. */
const keptMax = 50;

/** An unexpected error, as operators see it. */
type RecentError = Overview["errors"][number];

/** One that is not kept yet. */
export type NewError = Omit<RecentError, "id">;

/** Keeps the last unexpected errors of all processes. */
export function createRecentErrorsStore(sql: Sql) {
  return {
    /** Adds errors, and removes those beyond the newest. */
    async add(errors: readonly NewError[]): Promise<void> {
      const json = JSON.stringify(errors);
      await sql`
        insert into recent_errors (happened_at, request, route, error)
        select at, "requestId", route, error from jsonb_to_recordset(${json}::text::jsonb)
          as e (at timestamptz, "requestId" text, route text, error text)`;
      await sql`
        delete from recent_errors where id <= (
          select id from recent_errors order by id desc offset ${keptMax} limit 1)`;
    },

    /** The errors, newest first. */
    async list(): Promise<RecentError[]> {
      const rows = await sql<RecentError[]>`
        select id::float8, happened_at as at, request as "requestId", route, error
        from recent_errors order by id desc limit ${keptMax}`;
      return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
    },
  };
}

export type RecentErrorsStore = ReturnType<typeof createRecentErrorsStore>;
