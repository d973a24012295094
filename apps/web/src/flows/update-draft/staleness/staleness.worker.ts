import type { PageBody } from "@stemma/document/format";
import { describeStaleness } from "@stemma/document/merge/describe-staleness";
import { answerInWorker } from "../../../lib/answer-in-worker.ts";

/** The message to the worker; it answers with a `Staleness`. */
export interface StalenessRequest {
  readonly base: PageBody;
  readonly ours: PageBody;
  readonly theirs: PageBody;
}

answerInWorker(({ base, ours, theirs }: StalenessRequest) => describeStaleness(base, ours, theirs));
