import { compareTexts, type ComparedText } from "./compare-texts.ts";

/** The message to the worker. */
export interface CompareRequest {
  readonly before: ComparedText;
  readonly after: ComparedText;
  /** In milliseconds. */
  readonly timeBoundMs: number;
}

addEventListener("message", ({ data }: MessageEvent<CompareRequest>) => {
  const { before, after, timeBoundMs } = data;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no target origin
  postMessage(compareTexts(before, after, timeBoundMs));
});
