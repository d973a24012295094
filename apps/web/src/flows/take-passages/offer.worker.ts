import type { PageBody } from "@stemma/document/format";
import { offerPassages } from "./offer-passages.ts";
import { answerInWorker } from "../../lib/answer-in-worker.ts";

/** The message to the worker; it answers with a list of `OfferedPassage`. */
export interface OfferRequest {
  readonly text: PageBody;
  readonly version: PageBody;
  /** In milliseconds. */
  readonly timeBoundMs: number;
}

answerInWorker(({ text, version, timeBoundMs }: OfferRequest) =>
  offerPassages(text, version, timeBoundMs),
);
