import type { Logger } from "../platform/logger.ts";

/** The interval at which a node looks for what to remove, in milliseconds. */
const lookEveryMs = 60 * 60 * 1000;

interface Needs {
  /** Each removes one kind of thing whose time for restoring has passed. */
  readonly removals: readonly ((isStopping: () => boolean) => Promise<void>)[];
  readonly logger: Logger;
}

/**
 * Removes workspaces and organizations for good whose time for restoring has passed: at once, and then periodically. `close` resolves when no
 * removal is in progress any more.
 */
export function startRemoving({ removals, logger }: Needs): { close(): Promise<void> } {
  let isStopping = false;
  let running: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      for (const remove of removals) await remove(() => isStopping);
    } catch (error) {
      logger.error(
        { err: error },
        "What was deleted long ago could not be removed; it is tried again.",
      );
    }
    running = null;
  }

  const lookUnlessLooking = () => {
    running ??= look();
  };
  lookUnlessLooking();
  const timer = setInterval(lookUnlessLooking, lookEveryMs);
  timer.unref();
  return {
    async close() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
