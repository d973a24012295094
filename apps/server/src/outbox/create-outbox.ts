import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Logger } from "../platform/logger.ts";
import type { Tracing } from "../platform/tracing/tracing.ts";
import type { OutboxStore } from "./outbox.store.ts";
import type { TaskKind } from "./outbox.table.ts";
import type { Task, TaskHandler } from "./task.ts";

/** The delay before a failed step is tried again: it doubles with each failure, up to the maximum. In milliseconds. */
const firstDelayMs = 1_000;
const delayMaxMs = 10 * 60_000;

interface Needs<Stores> {
  readonly transaction: Transaction<Stores>;
  readonly outbox: Pick<OutboxStore, "postpone">;
  readonly handlers: Readonly<Record<TaskKind, TaskHandler<Stores>>>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The traces of the node, if there are any. */
  readonly tracing?: Tracing | null | undefined;
}

/** The tasks that transactions left to be done after their commit (decision 50). */
export interface Outbox {
  /**
   * Runs the tasks that are due, step by step, until none is left or `isStopping`. Returns the number of completed steps. Nodes share the
   * tasks: each step is done by one transaction of one node.
   */
  runDue(isStopping: () => boolean): Promise<number>;
}

/** Creates the outbox with a handler for each kind of task. */
export function createOutbox<Stores extends { readonly outbox: OutboxStore }>({
  transaction,
  outbox,
  handlers,
  clock,
  logger,
  tracing,
}: Needs<Stores>): Outbox {
  /** In a trace of its own, with a link to the request that left the task, if this process knows it. */
  const handle = (stores: Stores, task: Task) => {
    const work = () => handlers[task.kind](stores, task);
    return tracing ? tracing.job(`task ${task.kind}`, work, task.id) : work();
  };

  const runStep = async (onClaim: (task: Task) => void): Promise<boolean> =>
    transaction(async (stores) => {
      const task = await stores.outbox.claim(clock.now());
      if (task === null) return false;
      onClaim(task);
      const next = await handle(stores, task);
      if (next === null) await stores.outbox.remove(task.id);
      else await stores.outbox.advance(task.id, next, clock.now());
      return true;
    });

  return {
    async runDue(isStopping) {
      let steps = 0;
      while (!isStopping()) {
        const claimed: Task[] = [];
        try {
          if (!(await runStep((task) => claimed.push(task)))) break;
          steps += 1;
        } catch (error) {
          const task = claimed.at(-1);
          if (task === undefined) throw error;
          const { id, kind, attempts } = task;
          logger.error({ err: error, task: id, kind }, "A task failed; it is tried again.");
          const delayMs = Math.min(firstDelayMs * 2 ** attempts, delayMaxMs);
          await outbox.postpone(id, new Date(clock.now().getTime() + delayMs));
        }
      }
      return steps;
    },
  };
}
