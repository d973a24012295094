import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/connect.ts";

/** How many counters that have ended each count removes: more than it adds, so that the table stays small. */
const removedAtOnce = 10;

/**
 * Counts what may be tried only so often, for all nodes together. In a table of its own: better-auth removes from its table
 * whatever is older than its own longest window, a minute.
 */
export function createAttemptStore(db: Database) {
  return {
    /** Counts one more try (or `by` at once) under a name, and returns how many there were in the window, with these. */
    async count(name: string, windowMs: number, atMs: number, by = 1): Promise<number> {
      const at = sql`${new Date(atMs).toISOString()}::timestamptz`;
      const end = sql`${new Date(atMs + windowMs).toISOString()}::timestamptz`;
      await db.execute(sql`
        delete from authentication.attempts where key in (
          select key from authentication.attempts where ends_at <= ${at}
          order by ends_at limit ${removedAtOnce} for update skip locked)`);
      const [row] = await db.execute<{ count: number }>(sql`
        insert into authentication.attempts as a (key, count, ends_at)
        values (${name}, ${by}, ${end})
        on conflict (key) do update set
          count = case when a.ends_at <= ${at} then ${by} else a.count + ${by} end,
          ends_at = case when a.ends_at <= ${at} then ${end} else a.ends_at end
        returning count`);
      return row?.count ?? by;
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
