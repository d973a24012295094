import { useMemo } from "react";
import type { PageBody } from "@stemma/document/format";
import { useWorkerAnswer } from "../../lib/use-worker-answer.ts";
import type { OfferedPassage } from "./offer-passages.ts";
import type { OfferRequest } from "./offer.worker.ts";

const timeBoundMs = 2_000;

/** What a version has and `text` lacks, computed in a worker. `text` is the draft's, or the published one. */
export function useOfferedPassages(text: PageBody, version: PageBody | undefined) {
  const question = useMemo(
    () => (version === undefined ? null : { text, version, timeBoundMs }),
    [text, version],
  );
  return useWorkerAnswer<OfferRequest, OfferedPassage[]>(makeWorker, question);
}

function makeWorker(): Worker {
  return new Worker(new URL("./offer.worker.ts", import.meta.url), { type: "module" });
}
