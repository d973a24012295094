import type { Logger } from "../platform/logger.ts";

/** The interval at which a node checks the mail queue, in milliseconds. */
const lookEveryMs = 15_000;

interface Needs {
  readonly mailNotifications: (isStopping: () => boolean) => Promise<number>;
  readonly logger: Logger;
}

/** Mails due notifications periodically. `close` resolves when no mail is in progress any more. */
export function startMailing({ mailNotifications, logger }: Needs): { close(): Promise<void> } {
  let isStopping = false;
  let running: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      await mailNotifications(() => isStopping);
    } catch (error) {
      logger.error(
        { err: error },
        "Notification send error: notifications could not be mailed; they are tried again.",
      );
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
