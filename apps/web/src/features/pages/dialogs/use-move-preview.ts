import { skipToken, useQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import type { PlaceInTree } from "./place-in-tree.ts";

/** Who would gain and lose access to the page in this place. Fetched anew each time; not fetched without a place. */
export function useMovePreview(pageId: PageId, place: PlaceInTree | null) {
  return useQuery(
    orpc.pages.previewMove.queryOptions({
      input: place === null ? skipToken : { pageId, ...place },
      staleTime: 0,
      gcTime: 0,
    }),
  );
}
