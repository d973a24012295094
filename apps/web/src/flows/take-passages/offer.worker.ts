import type { PageBody } from "@stemma/document/format";
import { offerPassages } from "./offer-passages.ts";

/** The message to the worker; it answers with a list of `OfferedPassage`. */
export interface OfferRequest {
  readonly text: PageBody;
  readonly version: PageBody;
  /** In milliseconds. */
  readonly timeBoundMs: number;
}

addEventListener("message", ({ data }: MessageEvent<OfferRequest>) => {
  const { text, version, timeBoundMs } = data;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no target origin
  postMessage(offerPassages(text, version, timeBoundMs));
});
