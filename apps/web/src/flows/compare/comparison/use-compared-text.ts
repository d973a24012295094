import { ORPCError } from "@orpc/client";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import { versionQuery } from "../../../entities/version/version-query.ts";
import type { CompareSideId } from "./compare-search.ts";
import type { ComparedText } from "./compare-texts.ts";

/** One side of a comparison: its text once loaded, or the error. */
export interface ComparedTextState {
  readonly text: ComparedText | null;
  /**
   * Whether the text does not exist: the URL names a version of another page, or a draft that the asker does not
   * have.
   */
  readonly isMissing: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Loads the text of one side. For the draft it uses `draft`, which is `null` if there is none. */
export function useComparedText(
  pageId: PageId,
  side: CompareSideId | null,
  draft: ComparedText | null,
): ComparedTextState {
  const isVersion = side !== null && side !== "draft";
  const { data, error, refetch } = useQuery(
    isVersion ? versionQuery(side) : orpc.versions.get.queryOptions({ input: skipToken }),
  );
  const isOfPage = data?.pageId === pageId;
  const text = useMemo(
    () =>
      data === undefined || !isOfPage
        ? null
        : { title: data.pageTitle, body: data.serializedEditorState },
    [data, isOfPage],
  );
  const isUnknown = error instanceof ORPCError && error.status < 500 && error.status !== 401;
  const isElsewhere = data !== undefined && !isOfPage;
  return {
    text: isVersion ? text : side === "draft" ? draft : null,
    isMissing: isVersion ? isUnknown || isElsewhere : side === null || draft === null,
    error: isVersion && !isUnknown ? error : null,
    retry: () => void refetch(),
  };
}
