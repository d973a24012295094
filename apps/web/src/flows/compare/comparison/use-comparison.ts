import { useEffect, useState } from "react";
import { askWorker } from "../../../lib/ask-worker.ts";
import type { CompareRequest } from "./compare.worker.ts";
import type { ComparedText } from "./compare-texts.ts";
import type { Comparison } from "./comparison.ts";

/** The time limits of a comparison in milliseconds: the default, and after the reader asks for more time. */
const boundsMs = { usual: 2_000, patient: 60_000 } as const;

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

/** A result, with the texts and the request it belongs to. */
interface Answer {
  readonly before: ComparedText;
  readonly after: ComparedText;
  readonly ask: object;
  readonly comparison: Comparison | null;
}

/** Compares two texts in a worker, again whenever one of them is a new object. */
export function useComparison(before: ComparedText, after: ComparedText): ComparisonState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [ask, setAsk] = useState<{ timeBoundMs: number }>({ timeBoundMs: boundsMs.usual });

  useEffect(() => {
    const stop = new AbortController();
    const compare = async () => {
      const request: CompareRequest = { before, after, timeBoundMs: ask.timeBoundMs };
      const asked = askWorker<CompareRequest, Comparison>(makeWorker, request, stop.signal);
      const comparison = await asked.catch(() => null);
      if (!stop.signal.aborted) setAnswer({ before, after, ask, comparison });
    };
    void compare();
    return () => stop.abort();
  }, [before, after, ask]);

  const isOfThese = answer?.before === before && answer.after === after;
  const isComparing = !isOfThese || answer.ask !== ask;
  return {
    comparison: isOfThese ? answer.comparison : null,
    isComparing,
    isFailed: !isComparing && answer.comparison === null,
    takeMoreTime: () => setAsk({ timeBoundMs: boundsMs.patient }),
    retry: () => setAsk({ ...ask }),
  };
}

function makeWorker(): Worker {
  return new Worker(new URL("./compare.worker.ts", import.meta.url), { type: "module" });
}
