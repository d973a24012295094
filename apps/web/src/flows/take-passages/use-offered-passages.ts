import { useQuery } from "@tanstack/react-query";
import type { PageBody } from "@stemma/document/format";
import type { VersionId } from "@stemma/domain/ids";
import { askWorker } from "../../lib/ask-worker.ts";
import type { OfferedPassage } from "./offer-passages.ts";
import type { OfferRequest } from "./offer.worker.ts";

const timeBoundMs = 2_000;

/** What a version has and `text` lacks, computed in a worker. `text` is the draft's, or the published one. */
export function useOfferedPassages(
  text: PageBody,
  version: { readonly id: VersionId; readonly serializedEditorState: PageBody } | undefined,
) {
  return useQuery({
    queryKey: ["offered-passages", version?.id, text],
    enabled: version !== undefined,
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) =>
      askWorker<OfferRequest, OfferedPassage[]>(
        () => new Worker(new URL("./offer.worker.ts", import.meta.url), { type: "module" }),
        { text, version: version?.serializedEditorState ?? text, timeBoundMs },
        signal,
      ),
  });
}
