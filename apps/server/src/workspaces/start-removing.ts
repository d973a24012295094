import type { Logger } from "../platform/logger.ts";

/** The interval at which a node looks for workspaces to remove, in milliseconds. */
const lookEveryMs = 60 * 60 * 1000;

interface Needs {
  readonly removeGoneWorkspaces: (isStopping: () => boolean) => Promise<number>;
  readonly logger: Logger;
}

/**
 * Removes workspaces for good whose time for restoring has passed: at once, and then periodically. `close` resolves when no
 * removal is in progress any more.
 */
export function startRemoving({ removeGoneWorkspaces, logger }: Needs): { close(): Promise<void> } {
  let isStopping = false;
  let running: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      await removeGoneWorkspaces(() => isStopping);
    } catch (error) {
      logger.error(
        { err: error },
        "Deleted workspaces could not be removed; they are tried again.",
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
