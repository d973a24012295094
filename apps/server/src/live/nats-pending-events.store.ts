import type { Bus } from "../platform/bus/bus.ts";
import type { Pool } from "../platform/database/connect.ts";
import { writePayloads } from "./live-payload.ts";
import { createPendingEventsStore, type PendingEventsStore } from "./live.store.ts";

/**
 * Publishes over NATS what transactions left in the table `live_events`, and over PostgreSQL while NATS is away from this node: every node
 * listens to both. A row is deleted after its payload was published, so a node that dies in between, or a bus that may have taken a part,
 * leads to a second delivery, which changes nothing on a screen (decision 55).
 */
export function createNatsPendingEventsStore(sql: Pool, nats: Bus): PendingEventsStore {
  const overPostgres = createPendingEventsStore(sql);

  return {
    async publishPending(rows, events) {
      const payloads = [...rows.map(({ payload }) => payload), ...writePayloads(events)];
      const isPublished = await nats.publish(payloads).then(
        () => true,
        () => false,
      );
      if (!isPublished) return overPostgres.publishPending(rows, events);
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await sql`
        with hurried as materialized (select set_config('synchronous_commit', 'off', true))
        delete from live_events using hurried where id = any(${ids}::bigint[])`;
    },

    async publishOldest(max) {
      if (!nats.isUp()) return overPostgres.publishOldest(max);
      return sql.begin(async (transaction) => {
        const taken = await transaction<{ payload: string }[]>`
          with taken as (
            delete from live_events where id in
              (select id from live_events order by id limit ${max} for update skip locked)
            returning id, payload)
          select payload from taken order by id`;
        // If NATS does not take them, the transaction fails and the rows stay: the next look publishes them.
        await nats.publish(taken.map(({ payload }) => payload));
        return taken.length;
      });
    },
  };
}
