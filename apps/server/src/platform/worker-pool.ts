import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { Logger } from "./logger.ts";
import { createTaskQueue } from "./task-queue.ts";

/** How long a thread without work is kept, in milliseconds. */
const idleTimeout = 30_000;

/** The memory of a thread, in MB. */
const maxOldGenerationSizeMb = 1024;

/** The most urgent tasks that run or wait, and the most of all others. Their texts are in memory meanwhile. */
const unfinishedMax = 200;

/** A function of the file that does nothing. */
const nothing = "nothing";

/** Threads that run the functions which one file exports. */
export interface WorkerPool {
  /**
   * Runs a function by its name. Rejects with what the function throws, or with an error of its own if the thread ended, if the
   * pool is closed, or if {@link unfinishedMax} tasks of its kind run or wait already.
   */
  readonly run: <Result>(name: string, task: unknown) => Promise<Result>;
  /** Ends the threads. A task that runs or waits is cancelled: its callers get an error. So do later ones. */
  readonly close: () => Promise<void>;
}

interface Settings {
  /**
   * The path of the bundle that exports the functions, and one with the name `nothing`, which does nothing. If it can't be loaded,
   * every task fails, until it can.
   */
  readonly workerFile: string;
  /** The functions whose tasks run before all others that wait. */
  readonly urgent: readonly string[];
  /** How many processes have such a pool. */
  readonly processes: number;
}

/**
 * Creates the pool of one process. All of them have together one thread less than the machine has cores, but at least one each, started
 * when they are needed.
 */
export function createWorkerPool(
  { workerFile, urgent, processes }: Settings,
  logger: Logger,
): WorkerPool {
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads: Math.max(1, Math.floor((availableParallelism() - 1) / processes)),
    idleTimeout,
    taskQueue: createTaskQueue(urgent),
    resourceLimits: { maxOldGenerationSizeMb },
    recordTiming: false,
  });
  let isClosed = false;
  // A thread that fails before it has a task leaves the tasks in the queue: `destroy` refuses them.
  pool.on("error", (error: unknown) => {
    logger.error({ err: error }, "A worker thread failed.");
    void pool.destroy();
  });

  const unfinished = { urgent: 0, patient: 0 };

  /** A thread that died leaves the tasks that wait until a next one comes: this one comes at once. */
  function wake(): void {
    if (isClosed || pool.queueSize === 0 || pool.threads.length > 0) return;
    pool.run(null, { name: nothing }).catch(wake);
  }

  return {
    async run<Result>(name: string, task: unknown): Promise<Result> {
      if (isClosed) throw new Error("The worker threads are closed.");
      const kind = urgent.includes(name) ? "urgent" : "patient";
      if (unfinished[kind] >= unfinishedMax) {
        throw new Error("The queue of the worker threads is full.");
      }
      unfinished[kind] += 1;
      try {
        return (await pool.run(task, { name })) as Result;
      } finally {
        unfinished[kind] -= 1;
        wake();
      }
    },
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}
