import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/connect.ts";

/** Counts what may be tried only so often, in the table where sign-in counts too: all nodes count together. */
export function createAttemptStore(db: Database) {
  return {
    /** Counts one more try (or `by` at once) under a name, and returns how many there were in the window, with these. */
    async count(id: string, name: string, windowMs: number, atMs: number, by = 1): Promise<number> {
      const [row] = await db.execute<{ count: number }>(sql`
        insert into authentication.rate_limits as r (id, key, count, last_request)
        values (${id}, ${name}, ${by}, ${atMs})
        on conflict (key) do update set
          count = case when r.last_request < ${atMs - windowMs} then ${by} else r.count + ${by} end,
          last_request = case when r.last_request < ${atMs - windowMs} then ${atMs} else r.last_request end
        returning count`);
      return row?.count ?? by;
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
