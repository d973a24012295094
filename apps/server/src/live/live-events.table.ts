import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/**
 * The payloads of events whose transaction has committed and whose notification has not been sent yet; nearly empty most of the time. The
 * table is unlogged: a crash of the database empties it, and breaks the connections on which nodes listen, so all tabs read everything again.
 * The sequence of its ids is logged: see the migration 0042.
 */
export const liveEvents = pgTable("live_events", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  payload: text("payload").notNull(),
});
