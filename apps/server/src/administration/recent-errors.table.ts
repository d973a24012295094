import { bigserial, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * The last unexpected errors of all processes, for the operators of the server; older ones are removed. It says where something failed,
 * and nothing of what people wrote: messages of errors may quote that, and are in the log alone.
 */
export const recentErrors = pgTable("recent_errors", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  happenedAt: timestamp("happened_at", { withTimezone: true }).notNull(),
  /** The id that the person saw, under which the log has more. */
  request: text("request").notNull(),
  /** The procedure, or the kind of the request. */
  route: text("route").notNull(),
  /** The kind of the error, and where it was thrown. */
  error: text("error").notNull(),
});
