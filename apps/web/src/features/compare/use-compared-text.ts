import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { orpc } from "../../lib/api.ts";
import { versionQuery } from "../../lib/version-query.ts";
import type { CompareSideId } from "./compare-search.ts";
import type { ComparedText } from "./compare-texts.ts";

/** A side of a comparison: its text once it is here, or why it is not. */
export interface ComparedTextState {
  readonly text: ComparedText | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Reads the text of a side; of the draft it takes the one it is given, `null` where there is none. */
export function useComparedText(
  side: CompareSideId | null,
  draft: ComparedText | null,
): ComparedTextState {
  const isVersion = side !== null && side !== "draft";
  const { data, error, refetch } = useQuery(
    isVersion ? versionQuery(side) : orpc.versions.get.queryOptions({ input: skipToken }),
  );
  const text = useMemo(
    () => (data === undefined ? null : { title: data.pageTitle, body: data.serializedEditorState }),
    [data],
  );
  return {
    text: isVersion ? text : side === "draft" ? draft : null,
    error: isVersion ? error : null,
    retry: () => void refetch(),
  };
}
