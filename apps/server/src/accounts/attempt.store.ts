import type { Sql } from "../platform/database/connect.ts";

/** How many expired counters each call removes: more than the one it may add, so that the table stays small. */
const removedAtOnce = 10;

/**
 * Counts rate-limited attempts for all nodes together. The counters are in a separate table, because better-auth
 * deletes every row of its own table that is older than its longest window, a minute.
 */
export function createAttemptStore(sql: Sql) {
  return {
    /** Adds one attempt (or `by`) to the counter, and returns the number of attempts in the window, including these. */
    async count(name: string, windowMs: number, atMs: number, by = 1): Promise<number> {
      const at = new Date(atMs);
      const end = new Date(atMs + windowMs);
      await sql`
        delete from authentication.attempts where key in (
          select key from authentication.attempts where ends_at <= ${at}
          order by ends_at limit ${removedAtOnce} for update skip locked)`;
      const [row] = await sql<{ count: number }[]>`
        insert into authentication.attempts as a (key, count, ends_at)
        values (${name}, ${by}, ${end})
        on conflict (key) do update set
          count = case when a.ends_at <= ${at} then ${by} else a.count + ${by} end,
          ends_at = case when a.ends_at <= ${at} then ${end} else a.ends_at end
        returning count`;
      return row?.count ?? by;
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
