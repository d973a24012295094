import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { AuthorsResult, VersionAnalysis } from "./version-analysis.ts";
import type { RowChange } from "@stemma/document/history/row-changes";

/** How long a thread without work is kept, in milliseconds. */
const idleTimeout = 30_000;

/** The memory of a thread, in MB: far more than the largest pages need. */
const maxOldGenerationSizeMb = 1024;

/** The threads that analyse versions. */
export interface AnalysisPool extends VersionAnalysis {
  /** Ends the threads. A running analysis is cancelled: its callers get an error. */
  readonly close: () => Promise<void>;
}

/**
 * Creates the pool: one thread less than the machine has cores, at least one, started when they are needed. `workerFile`
 * is the path of the bundled analysis-worker.ts.
 */
export function createAnalysisPool(workerFile: string): AnalysisPool {
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb },
    recordTiming: false,
  });
  return {
    authorsAlong: async (task): Promise<AuthorsResult> => pool.run(task, { name: "authorsAlong" }),
    changesOf: async (task): Promise<RowChange[][]> => pool.run(task, { name: "changesOf" }),
    close: () => pool.destroy(),
  };
}
