import type { UserId } from "@stemma/domain/ids";
import type { Logger } from "../platform/logger.ts";
import type { Live } from "./live.ts";

/** Tells every node that sessions of a user have ended, so that it closes the connections of these sessions. */
export function broadcastEndedSessions(live: Live, logger: Logger): (userId: UserId) => void {
  return (userId) => {
    live.emit({}, [{ topic: `user:${userId}`, kind: "sessions" }]).catch((error: unknown) => {
      logger.warn(
        { err: error },
        "The end of sessions was not broadcast; every node finds it in its next periodic check.",
      );
    });
  };
}
