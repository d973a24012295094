import type { PageBody } from "@stemma/document/format";
import { describeStaleness } from "@stemma/document/merge/describe-staleness";

/** The message to the worker; it answers with a `Staleness`. */
export interface StalenessRequest {
  readonly base: PageBody;
  readonly ours: PageBody;
  readonly theirs: PageBody;
}

addEventListener("message", ({ data }: MessageEvent<StalenessRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no target origin
  postMessage(describeStaleness(data.base, data.ours, data.theirs));
});
