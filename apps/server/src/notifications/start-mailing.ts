import type { Logger } from "../platform/logger.ts";

/** How often a node looks for what is to be mailed. In milliseconds. */
const lookEveryMs = 15_000;

interface Needs {
  readonly mailNotifications: (isStopping: () => boolean) => Promise<number>;
  readonly logger: Logger;
}

/** Mails what is due, now and then, until it is closed; `close` when nothing is being mailed any more. */
export function startMailing({ mailNotifications, logger }: Needs): { close(): Promise<void> } {
  let isStopping = false;
  let running: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      await mailNotifications(() => isStopping);
    } catch (error) {
      logger.error({ err: error }, "Notifications could not be mailed; they are tried again.");
    }
    running = null;
  }

  const timer = setInterval(() => {
    running ??= look();
  }, lookEveryMs);
  timer.unref();
  return {
    async close() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
