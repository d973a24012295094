import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/connect.ts";

/** Counts what may be tried only so often, in the table where sign-in counts too: all nodes count together. */
export function createAttemptStore(db: Database) {
  return {
    /** Counts one more try under a name, and returns how many there were in the window, this one among them. */
    async count(id: string, name: string, windowMs: number, atMs: number): Promise<number> {
      const [row] = await db.execute<{ count: number }>(sql`
        insert into authentication.rate_limits as r (id, key, count, last_request)
        values (${id}, ${name}, 1, ${atMs})
        on conflict (key) do update set
          count = case when r.last_request < ${atMs - windowMs} then 1 else r.count + 1 end,
          last_request = case when r.last_request < ${atMs - windowMs} then ${atMs} else r.last_request end
        returning count`);
      return row?.count ?? 1;
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
