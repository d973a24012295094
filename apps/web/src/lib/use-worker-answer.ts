import { useEffect, useState } from "react";
import { askWorker } from "./ask-worker.ts";

/** What a worker said, or says, about a question. */
export interface WorkerAnswer<Question, Answer> {
  /** The last answer with its question, also while a newer question is asked; `null` before the first one. */
  readonly last: { readonly question: Question; readonly answer: Answer } | null;
  /** The answer to the current question; `null` until it is there. */
  readonly answer: Answer | null;
  /** Whether the worker failed on the current question. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * Asks a worker whenever `question` is a new object; `null` asks nothing. An older question that has no answer yet is
 * cancelled, and so is the last one when the caller unmounts. The caller must memoize the question.
 */
export function useWorkerAnswer<Question extends object, Answer>(
  makeWorker: () => Worker,
  question: Question | null,
): WorkerAnswer<Question, Answer> {
  const [last, setLast] = useState<{ question: Question; answer: Answer } | null>(null);
  const [failed, setFailed] = useState<{ question: Question; attempt: number } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (question === null) return undefined;
    const stop = new AbortController();
    askWorker<Question, Answer>(makeWorker, question, stop.signal).then(
      (answer) => !stop.signal.aborted && setLast({ question, answer }),
      () => !stop.signal.aborted && setFailed({ question, attempt }),
    );
    return () => stop.abort();
  }, [makeWorker, question, attempt]);
  const answer = last !== null && last.question === question ? last.answer : null;
  return {
    last,
    answer,
    isFailed:
      answer === null &&
      failed !== null &&
      failed.question === question &&
      failed.attempt === attempt,
    retry: () => setAttempt((count) => count + 1),
  };
}
