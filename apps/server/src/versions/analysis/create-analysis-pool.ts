import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { CodeColors } from "@stemma/document/code/code-colors";
import type { RowChange } from "@stemma/document/history/row-changes";
import type { Logger } from "../../platform/logger.ts";
import type { AuthorsResult, VersionAnalysis } from "./version-analysis.ts";

/** How long a thread without work is kept, in milliseconds. */
const idleTimeout = 30_000;

/** The memory of a thread, in MB. */
const maxOldGenerationSizeMb = 1024;

/** The threads that analyse versions. */
export interface AnalysisPool extends VersionAnalysis {
  /** Ends the threads. An analysis that runs or waits is cancelled: its callers get an error. So do later ones. */
  readonly close: () => Promise<void>;
}

/**
 * Creates the pool of one of so many processes: they have together one thread less than the machine has cores, but at least
 * one each, started when they are needed. `workerFile` is the path of the bundled analysis-worker.ts. If it can't be loaded, every analysis fails, until it can.
 */
export function createAnalysisPool(
  workerFile: string,
  logger: Logger,
  processes = 1,
): AnalysisPool {
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads: Math.max(1, Math.floor((availableParallelism() - 1) / processes)),
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb },
    recordTiming: false,
  });
  let isClosed = false;
  // A thread that fails before it has a task leaves the tasks in the queue: `destroy` refuses them.
  pool.on("error", (error: unknown) => {
    logger.error({ err: error }, "The analysis of versions failed.");
    void pool.destroy();
  });

  async function run<Result>(name: string, task: unknown): Promise<Result> {
    if (isClosed) throw new Error("The analysis of versions is closed.");
    return (await pool.run(task, { name })) as Result;
  }

  return {
    authorsAlong: (task) => run<AuthorsResult>("authorsAlong", task),
    colorsOf: (blocks) => run<CodeColors[]>("colorsOf", blocks),
    changesOf: (task) => run<RowChange[][]>("changesOf", task),
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}
