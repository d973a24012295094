import type { LiveEvent } from "@stemma/contract/live-event";
import type { SentEvent } from "@stemma/contract/live-messages";
import type { Visitor } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { liveChannel, writePayloads } from "./live-payload.ts";

/** Publishes events to all nodes. */
export function createLiveStore(sql: Sql) {
  return {
    /**
     * Publishes the events of the actor's change. In a transaction, they are sent at commit and dropped at rollback.
     * The events of one call keep their order; PostgreSQL sends equal payloads in one transaction only once.
     */
    emit({ tab }: Pick<Visitor, "tab">, events: readonly LiveEvent[]): Promise<void> {
      return this.publish(tab === undefined ? events : events.map((event) => ({ ...event, tab })));
    },

    /** Publishes events that several tabs caused. */
    async publish(events: readonly SentEvent[]): Promise<void> {
      const payloads = writePayloads(events);
      if (payloads.length === 0) return;
      await sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) payload`;
    },

    /**
     * The same in a transaction of its own, which writes nothing else. Its commit does not wait for the disk, because it holds up all other
     * transactions that publish events until it is done.
     */
    async publishAlone(events: readonly SentEvent[]): Promise<void> {
      const payloads = writePayloads(events);
      if (payloads.length === 0) return;
      await sql`
        with hurried as materialized (select set_config('synchronous_commit', 'off', true))
        select pg_notify(${liveChannel}, payload) from hurried, unnest(${payloads}::text[]) payload`;
    },
  };
}
