import { askWorker } from "../../../lib/ask-worker.ts";
import type { BodiesToMerge, JoinedBodies, MergeAhead } from "./merge-ahead.ts";

/** A merge has a time limit of its own, so that a worker that needs longer, in milliseconds, does not answer at all. */
const limitMs = 15_000;

/** Merges in a worker, so that the writer can go on typing. */
export const mergeInWorker: MergeAhead = (bodies, signal) =>
  askWorker<BodiesToMerge, JoinedBodies>(
    () => new Worker(new URL("./merge.worker.ts", import.meta.url), { type: "module" }),
    bodies,
    signal,
    limitMs,
  );
