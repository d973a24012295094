import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { PageId } from "@stemma/domain/ids";
import { afterNextFrame } from "../../lib/time/after-next-frame.ts";
import type { TreeRow } from "./tree-rows.ts";

/** Opens the rows above the page on screen when another page is shown, and scrolls to its row once it is there. */
export function useReveal(
  shown: { readonly pageId: PageId; readonly path: readonly string[] } | null,
  rows: readonly TreeRow[],
  reveal: (path: readonly string[]) => void,
  list: RefObject<HTMLElement | null>,
): void {
  const path = shown?.path.join(" ") ?? "";
  const revealed = useRef<string | null>(null);
  const open = useEffectEvent(reveal);
  useEffect(() => {
    if (path !== "") open(path.split(" "));
  }, [path]);
  const pageId = shown?.pageId ?? null;
  const isThere = rows.some(({ id }) => id === pageId);
  useEffect(() => {
    if (pageId === null || !isThere || revealed.current === pageId) return undefined;
    // The text of the page comes first.
    return afterNextFrame(() => {
      revealed.current = pageId;
      list.current
        ?.querySelector(`[data-row="${CSS.escape(pageId)}"]`)
        ?.scrollIntoView({ block: "nearest" });
    });
  }, [pageId, isThere, list]);
}
