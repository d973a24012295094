import { compareTexts, type ComparedText } from "./compare-texts.ts";
import { answerInWorker } from "../../../lib/answer-in-worker.ts";

/** The message to the worker. */
export interface CompareRequest {
  readonly before: ComparedText;
  readonly after: ComparedText;
  /** In milliseconds. */
  readonly timeBoundMs: number;
}

answerInWorker(({ before, after, timeBoundMs }: CompareRequest) =>
  compareTexts(before, after, timeBoundMs),
);
