import type { SentEvent } from "@stemma/contract/live-messages";
import type { UserId } from "@stemma/domain/ids";
import type { Pool, Sql } from "../platform/database/connect.ts";
import { openBus } from "../platform/bus/open-bus.ts";
import type { Logger } from "../platform/logger.ts";
import type { LiveAccessStore } from "./live-access.store.ts";
import { createLiveHub } from "./live-hub.ts";
import type { LiveHub } from "./live-hub.ts";
import { liveChannel, readPayload } from "./live-payload.ts";
import { isVisibleToMembers } from "./is-visible-to-members.ts";
import { mayViewTopics } from "./may-view-topics.ts";

interface Needs {
  readonly sql: Sql;
  readonly openListener: () => Pool;
  readonly access: LiveAccessStore;
  /** Drops what is cached of the user's sessions, because some ended; with `null` of everybody's, after a gap. */
  readonly forgetSessions: (userId: UserId | null) => void;
  readonly logger: Logger;
}

/** Connects a node to the broadcast events of its database. Call `close` when no tab is connected any more. */
export async function startLive(needs: Needs): Promise<{
  hub: LiveHub;
  /** How long a message takes over the bus, in seconds; `null` before the first. */
  busLag(): number | null;
  close(): Promise<void>;
}> {
  const { sql, openListener, access, forgetSessions, logger } = needs;
  const hub = createLiveHub({
    mayViewTopics: (checks) => mayViewTopics(access, checks),
    isVisibleToMembers: (topic, of) => isVisibleToMembers(access, topic, of),
    findEndedSessions: access.findEndedSessions,
  });
  const dismissAll = (error: unknown) => {
    logger.warn({ err: error }, "Live events were not handled: all open tabs reload their data.");
    hub.dismissAll();
  };
  const bus = await openBus({
    sql,
    openListener,
    channel: liveChannel,
    onMessage: (message) => {
      const events = readPayload(message);
      for (const userId of sessionEndsIn(events)) forgetSessions(userId);
      void hub.handleEvents(events).catch(dismissAll);
    },
    onGap: () => {
      forgetSessions(null);
      void hub.handleGap().catch(dismissAll);
    },
  });
  return { hub, busLag: () => bus.lag(), close: () => bus.close() };
}

/** The users of whom sessions ended. */
function sessionEndsIn(events: readonly SentEvent[]): UserId[] {
  return events.flatMap(({ topic, kind }) => {
    const [topicKind, id] = topic.split(":");
    return kind === "sessions" && topicKind === "user" ? [id as UserId] : [];
  });
}
