import { useMemo, useState } from "react";
import { useWorkerAnswer } from "../../../lib/use-worker-answer.ts";
import type { CompareRequest } from "./compare.worker.ts";
import type { ComparedText } from "./compare-texts.ts";
import type { Comparison } from "./comparison.ts";

/** The time limits of a comparison in milliseconds: the default, and after the reader asks for more time. */
export const usualBoundMs = 2_000;
export const patientBoundMs = 60_000;

/**
 * The state of a comparison. `comparison` is `null` before the first result; while the same texts are compared with
 * more time, the previous result stays.
 */
export interface ComparisonState {
  readonly comparison: Comparison | null;
  readonly isComparing: boolean;
  readonly isFailed: boolean;
  /** Compares again with a much longer time limit. */
  readonly takeMoreTime: () => void;
  readonly retry: () => void;
}

/** Compares two texts in a worker, again whenever one of them is a new object. */
export function useComparison(before: ComparedText, after: ComparedText): ComparisonState {
  const [timeBoundMs, setTimeBoundMs] = useState(usualBoundMs);
  const request = useMemo(() => ({ before, after, timeBoundMs }), [before, after, timeBoundMs]);
  const { last, answer, isFailed, retry } = useWorkerAnswer<CompareRequest, Comparison>(
    makeWorker,
    request,
  );
  const isOfThese = last?.question.before === before && last.question.after === after;
  return {
    comparison: isOfThese ? last.answer : null,
    isComparing: answer === null && !isFailed,
    isFailed,
    takeMoreTime: () => setTimeBoundMs(patientBoundMs),
    retry,
  };
}

function makeWorker(): Worker {
  return new Worker(new URL("./compare.worker.ts", import.meta.url), { type: "module" });
}
