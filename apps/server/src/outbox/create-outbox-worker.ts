import type { Logger } from "../platform/logger.ts";
import type { Outbox } from "./create-outbox.ts";

/** The interval at which a node looks for tasks that another node left, or that are due again. In milliseconds. */
const lookEveryMs = 2_000;

/** Runs the tasks of the outbox on one node. */
export interface OutboxWorker {
  /** Runs the due tasks now; call it after the commit of a transaction that added one. Does nothing before `start`. */
  wake(): void;
  /** Begins with the tasks that are due, and looks for others periodically. */
  start(outbox: Outbox): void;
  /** Resolves when no step is in progress any more. */
  close(): Promise<void>;
}

/** Creates the worker of a node, before the outbox that it runs. */
export function createOutboxWorker(logger: Logger): OutboxWorker {
  let outbox: Outbox | null = null;
  let isWoken = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function run(tasks: Outbox): Promise<void> {
    while (isWoken) {
      isWoken = false;
      try {
        await tasks.runDue(() => outbox === null);
      } catch (error) {
        logger.error({ err: error }, "The outbox could not be read; it is tried again.");
      }
    }
    running = null;
  }

  const wake = () => {
    if (outbox === null) return;
    isWoken = true;
    running ??= run(outbox);
  };

  return {
    wake,
    start(tasks) {
      outbox = tasks;
      timer = setInterval(wake, lookEveryMs);
      timer.unref();
      wake();
    },
    async close() {
      outbox = null;
      isWoken = false;
      clearInterval(timer);
      await running;
    },
  };
}
