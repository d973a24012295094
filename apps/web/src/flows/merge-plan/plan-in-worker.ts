import { askWorker } from "../../lib/ask-worker.ts";
import type { UpdatePlan } from "./plan-update.ts";
import type { UpdateTexts } from "./update-text.ts";

/** Merges a draft with a version. Rejects with the reason of `signal` when it aborts. */
export type PlanMerge = (texts: UpdateTexts, signal: AbortSignal) => Promise<UpdatePlan>;

/** The worker that merges; it gets `UpdateTexts` and answers with an `UpdatePlan`. */
export function makePlanWorker(): Worker {
  return new Worker(new URL("./plan.worker.ts", import.meta.url), { type: "module" });
}

/** Merges in a worker, so that the screen stays responsive. */
export const planInWorker: PlanMerge = (texts, signal) =>
  askWorker<UpdateTexts, UpdatePlan>(makePlanWorker, texts, signal);
