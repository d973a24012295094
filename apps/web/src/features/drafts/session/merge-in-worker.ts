import { askWorker } from "../../../lib/ask-worker.ts";
import type { BodiesToMerge, JoinedBodies, MergeAhead } from "./merge-ahead.ts";

/**
 * How long to wait for the worker, in milliseconds. The merge stops comparing words after 3 s; only matching the rows of
 * a very long text takes longer.
 */
const limitMs = 15_000;

/** Merges in a worker, so that the writer can go on typing. */
export const mergeInWorker: MergeAhead = (bodies, signal) =>
  askWorker<BodiesToMerge, JoinedBodies>(
    () => new Worker(new URL("./merge.worker.ts", import.meta.url), { type: "module" }),
    bodies,
    signal,
    limitMs,
  );
