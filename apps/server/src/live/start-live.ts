import { createHmac } from "node:crypto";
import type { SentEvent } from "@stemma/contract/live-messages";
import type { UserId } from "@stemma/domain/ids";
import type { Bus } from "../platform/bus/bus.ts";
import { openNatsBus } from "../platform/bus/open-nats-bus.ts";
import { openPostgresBus, type PostgresBus } from "../platform/bus/open-postgres-bus.ts";
import type { NatsPlace } from "../platform/config/bus-settings.ts";
import type { Hearing, Pool, Sql } from "../platform/database/connect.ts";
import { isConnectionLost } from "../platform/database/is-connection-lost.ts";
import type { Logger } from "../platform/logger.ts";
import type { LiveAccessStore } from "./live-access.store.ts";
import { createLiveHub } from "./live-hub.ts";
import type { LiveHub } from "./live-hub.ts";
import { liveChannel, readPayload } from "./live-payload.ts";
import { isVisibleToMembers } from "./is-visible-to-members.ts";
import { mayViewTopics } from "./may-view-topics.ts";

interface Needs {
  readonly sql: Sql;
  readonly openListener: (hearing: Hearing) => Pool;
  /** Where NATS is; undefined leaves everything to PostgreSQL. */
  readonly natsPlace?: NatsPlace | undefined;
  /** What all nodes of a database share, and no others. */
  readonly secret: string;
  readonly access: LiveAccessStore;
  /** Drops what is cached of the user's sessions, because some ended; with `null` of everybody's, after a gap. */
  readonly forgetSessions: (userId: UserId | null) => void;
  /** Calls the listener whenever the database is back. */
  readonly onDatabaseBack?: (listener: () => void) => void;
  readonly logger: Logger;
}

/** A node's connection to the events of all nodes. */
export interface LiveConnection {
  readonly hub: LiveHub;
  /** The bus for what leaves after its commit, if it is not PostgreSQL. */
  readonly nats: Bus | null;
  /** How long a message takes over the slower bus, in seconds; `null` before the first. */
  busLag(): number | null;
  /** Whether NATS does not reach this node. */
  isBusAway(): boolean;
  close(): Promise<void>;
}

/**
 * Connects a node to the broadcast events of its database: over PostgreSQL, by which changes of access come, and over NATS if there is
 * one (decision 70). Call `close` when no tab is connected any more.
 */
export async function startLive(needs: Needs): Promise<LiveConnection> {
  const { sql, openListener, natsPlace, access, forgetSessions, logger } = needs;
  const hub = createLiveHub({
    mayViewTopics: (checks) => mayViewTopics(access, checks),
    isVisibleToMembers: (topic, of) => isVisibleToMembers(access, topic, of),
    findEndedSessions: access.findEndedSessions,
  });
  /**
   * After a lost connection, everything is authorized and read again once the database answers: the tabs stay, because those that lose their
   * socket come back only some seconds after it.
   */
  const recover = (error: unknown) => {
    if (isConnectionLost(error)) return postgres?.listenAnew();
    logger.warn({ err: error }, "Live events were not handled: all open tabs reload their data.");
    hub.dismissAll();
  };
  let postgres: PostgresBus | null = null;
  const listener = {
    onMessage(message: string) {
      const events = readPayload(message);
      for (const userId of sessionEndsIn(events)) forgetSessions(userId);
      void hub.handleEvents(events).catch(recover);
    },
    onGap() {
      forgetSessions(null);
      void hub.handleGap().catch(recover);
    },
  };
  postgres = await openPostgresBus({ sql, openListener, channel: liveChannel, ...listener });
  needs.onDatabaseBack?.(postgres.listenAnew);
  const subject = subjectOf(needs.secret);
  const nats =
    natsPlace === undefined
      ? null
      : await openNatsBus({ place: natsPlace, subject, logger, ...listener });
  const buses = nats === null ? [postgres] : [postgres, nats];
  return {
    hub,
    nats,
    busLag() {
      const lags = buses.map((bus) => bus.lag()).filter((lag) => lag !== null);
      return lags.length === 0 ? null : Math.max(...lags);
    },
    isBusAway: () => nats?.isUp() === false,
    async close() {
      for (const bus of buses) await bus.close();
    },
  };
}

/** A name that only the nodes with this secret know: several installations may share one NATS. */
function subjectOf(secret: string): string {
  const name = createHmac("sha256", secret).update("live events").digest("hex").slice(0, 32);
  return `stemma.live.${name}`;
}

/** The users of whom sessions ended. */
function sessionEndsIn(events: readonly SentEvent[]): UserId[] {
  return events.flatMap(({ topic, kind }) => {
    const [topicKind, id] = topic.split(":");
    return kind === "sessions" && topicKind === "user" ? [id as UserId] : [];
  });
}
