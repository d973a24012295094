import type { LiveEvent } from "@stemma/contract/live-event";
import type { ToldEvent } from "@stemma/contract/live-messages";
import type { Visitor } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { liveChannel, writePayloads } from "./live-payload.ts";

/** Tells all nodes what changed. */
export function createLiveStore(sql: Sql) {
  return {
    /**
     * Tells what the actor changed. In a transaction: exactly when it commits, and not where it rolls back. The order of
     * one call's events is kept; of two equal calls in one transaction only one is told.
     */
    emit({ tab }: Pick<Visitor, "tab">, events: readonly LiveEvent[]): Promise<void> {
      return this.tell(tab === undefined ? events : events.map((event) => ({ ...event, tab })));
    },

    /** The same for what several tabs caused. */
    async tell(events: readonly ToldEvent[]): Promise<void> {
      for (const payload of writePayloads(events)) {
        await sql`select pg_notify(${liveChannel}, ${payload})`;
      }
    },
  };
}
