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
  readonly logger: Logger;
}

/** Connects a node to the broadcast events of its database. Call `close` when no tab is connected any more. */
export async function startLive({ sql, openListener, access, logger }: Needs): Promise<{
  hub: LiveHub;
  close(): Promise<void>;
}> {
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
    onMessage: (message) => void hub.handleEvents(readPayload(message)).catch(dismissAll),
    onGap: () => void hub.handleGap().catch(dismissAll),
  });
  return { hub, close: () => bus.close() };
}
