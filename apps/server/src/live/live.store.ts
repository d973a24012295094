import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { LiveEvent } from "@stemma/contract/live-event";
import type { Visitor } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { liveChannel, writePayloads } from "./live-payload.ts";

/** Tells all nodes what changed. */
export function createLiveStore(db: Database) {
  return {
    /**
     * Tells what the actor changed. In a transaction: exactly when it commits, and not where it rolls back. The order of
     * one call's events is kept; of two equal calls in one transaction only one is told.
     */
    async emit(actor: Pick<Visitor, "tab">, events: readonly LiveEvent[]): Promise<void> {
      for (const payload of writePayloads(actor.tab, events)) {
        await db.execute(sql`select pg_notify(${liveChannel}, ${payload})`);
      }
    },
  };
}

/** The same as a column of another statement's answer, for what runs too often for a statement of its own: one payload long. */
export function toldInAnswer(actor: Pick<Visitor, "tab">, event: LiveEvent): SQL<string> {
  const [payload] = writePayloads(actor.tab, [event]);
  return sql<string>`pg_notify(${liveChannel}, ${payload})`;
}
