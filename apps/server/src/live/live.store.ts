import type { LiveEvent } from "@stemma/contract/live-event";
import type { SentEvent } from "@stemma/contract/live-messages";
import type { Visitor } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { liveChannel, writePayloads } from "./live-payload.ts";

/** Publishes events to all nodes. */
export function createLiveStore(sql: Sql) {
  const notify = async (payloads: readonly string[]) => {
    await sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) payload`;
  };

  return {
    /** Publishes the events of the actor's change at once. The events of one call keep their order. */
    async emit(actor: Pick<Visitor, "tab">, events: readonly LiveEvent[]): Promise<void> {
      const payloads = writePayloads(withTab(actor, events));
      if (payloads.length > 0) await notify(payloads);
    },
  };
}

/**
 * Publishes the events of a transaction when it has committed; a rollback drops them. Changes of access are published by the
 * transaction itself, so that the death of a node never delays the cut of a person who loses access. Other events stay in the
 * table `live_events` until the `LiveSender` publishes them, because a transaction that notifies makes all others that do so
 * wait until it has committed.
 */
export function createTransactionLiveStore(sql: Sql) {
  const direct = createLiveStore(sql);
  const pending: PendingRow[] = [];

  return {
    async emit(actor: Pick<Visitor, "tab">, events: readonly LiveEvent[]): Promise<void> {
      if (events.some(({ kind }) => kind === "access")) {
        await direct.emit(actor, events);
        return;
      }
      const payloads = writePayloads(withTab(actor, events));
      if (payloads.length === 0) return;
      const left = await sql<PendingRow[]>`
        insert into live_events (payload)
        select payload from unnest(${payloads}::text[]) with ordinality as each (payload, place) order by place
        returning id::float8, payload`;
      pending.push(...left);
    },

    /** The rows of `live_events` that the transaction leaves. */
    pending: (): readonly PendingRow[] => pending,
  };
}

/** A row of `live_events`: a payload of events whose transaction has committed. */
export interface PendingRow {
  readonly id: number;
  readonly payload: string;
}

/** Publishes, outside transactions and over PostgreSQL, what transactions left in the table `live_events`. */
export function createPendingEventsStore(sql: Sql) {
  return {
    /**
     * Publishes the rows in this order, except those that are published already, and then the events. The commit does not wait
     * for the disk, because it holds up all other transactions that notify until it is done.
     */
    async publishPending(rows: readonly PendingRow[], events: readonly SentEvent[]): Promise<void> {
      const ids = rows.map(({ id }) => id);
      const payloads = writePayloads(events);
      await sql`
        with hurried as materialized (select set_config('synchronous_commit', 'off', true)),
        taken as (delete from live_events where id = any(${ids}::bigint[]) returning id, payload),
        ordered as materialized (
          select payload from (
            select 0 as part, array_position(${ids}::bigint[], id) as place, payload from taken
            union all
            select 1, place::int, payload from unnest(${payloads}::text[]) with ordinality as each (payload, place)
          ) each order by part, place)
        select pg_notify(${liveChannel}, payload) from hurried, ordered`;
    },

    /** Publishes at most `max` rows that other nodes left, oldest first. Returns their number. */
    async publishOldest(max: number): Promise<number> {
      const told = await sql`
        with hurried as materialized (select set_config('synchronous_commit', 'off', true)),
        taken as (
          delete from live_events where id in
            (select id from live_events order by id limit ${max} for update skip locked)
          returning id, payload),
        ordered as materialized (select payload from taken order by id)
        select pg_notify(${liveChannel}, payload) from hurried, ordered`;
      return told.length;
    },
  };
}

export type PendingEventsStore = ReturnType<typeof createPendingEventsStore>;

const withTab = (
  { tab }: Pick<Visitor, "tab">,
  events: readonly LiveEvent[],
): readonly SentEvent[] =>
  tab === undefined ? events : events.map((event) => ({ ...event, tab }));
