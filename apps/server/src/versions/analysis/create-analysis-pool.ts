import type { CodeColors } from "@stemma/document/code/code-colors";
import type { RowChange } from "@stemma/document/history/row-changes";
import type { Logger } from "../../platform/logger.ts";
import type { CheckedBody } from "../../platform/checked-body.ts";
import type { ReadSave } from "../../platform/long-save.ts";
import type { PublishedText, TickedText } from "../../platform/published-text.ts";
import type { ReadText } from "../../platform/read-text.ts";
import { createWorkerPool } from "../../platform/worker-pool.ts";
import type { AuthorsResult, VersionAnalysis } from "./version-analysis.ts";

/** The threads that analyse versions, and read long texts and long saves. */
export interface AnalysisPool extends VersionAnalysis {
  /** Ends the threads. An analysis that runs or waits is cancelled: its callers get an error. So do later ones. */
  readonly close: () => Promise<void>;
}

/**
 * Creates the worker threads of one process; `processes` is the number of processes that share the cores. `workerFile` is the path of the
 * bundled analysis-worker.ts. If it can't be loaded, every task fails, until it can.
 */
export function createAnalysisPool(
  workerFile: string,
  logger: Logger,
  processes = 1,
): AnalysisPool {
  const urgent = [
    "colorsOf",
    "readText",
    "readLongSave",
    "checkChangedBody",
    "readPublishedText",
    "tickText",
    "drawText",
  ];
  const { run, close } = createWorkerPool({ workerFile, urgent, processes }, logger);
  return {
    authorsAlong: (task) => run<AuthorsResult>("authorsAlong", task),
    colorsOf: (blocks) => run<CodeColors[]>("colorsOf", blocks),
    changesOf: (task) => run<RowChange[][]>("changesOf", task),
    readLongSave: (save) => run<ReadSave | null>("readLongSave", save),
    checkChangedBody: (changed) => run<CheckedBody>("checkChangedBody", changed),
    readText: (body) => run<ReadText>("readText", body),
    readPublishedText: (text) => run<PublishedText>("readPublishedText", text),
    drawText: (task) => run<Uint8Array>("drawText", task),
    tickText: (task) => run<TickedText | null>("tickText", task),
    close,
  };
}
