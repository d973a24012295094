import { useLocation } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { isBlockId, type BlockId } from "@stemma/document/block-id";
import { showToast } from "../../../ui/messages/toasts.ts";
import styles from "./linked-row.module.css";
import { messages } from "./messages.ts";
import { keepShown, wasShown } from "./shown-entries.ts";

/** How long a linked row is marked, in milliseconds. The animation in linked-row.module.css takes as long. */
const markedMs = 2500;

/**
 * Scrolls to the row that the address names after `#`, opens the toggle that it stands in, marks it for a moment, and lets the keyboard go on from there. If the
 * page has no such row, says so and shows the top of the page. `text` is `null` until the page's text is on screen. The
 * returned function shows a row in the same way, for a link to the address on screen; it stays the same for a text.
 */
export function useLinkedRow(text: HTMLElement | null): (id: BlockId) => void {
  const { hash, state, pathname } = useLocation();
  const entry = `${state.key ?? pathname}#${hash}`;
  const unmark = useRef(() => {});
  const show = useCallback(
    (id: BlockId): void => {
      unmark.current();
      const row = text && rowOf(text, id);
      if (row) unmark.current = showRow(row);
    },
    [text],
  );
  useEffect(() => {
    const leave = () => unmark.current();
    if (text === null || !isBlockId(hash) || wasShown(entry)) return leave;
    if (rowOf(text, hash) !== null) {
      show(hash);
    } else {
      // The address of the skip link names an element of the screen.
      if (document.getElementById(hash) !== null) return leave;
      window.scrollTo({ top: 0, behavior: "instant" });
      showToast(messages.linkedRowGone);
    }
    keepShown(entry);
    return leave;
  }, [text, hash, entry, show]);
  return show;
}

function rowOf(text: HTMLElement, id: BlockId): HTMLElement | null {
  return text.querySelector<HTMLElement>(`[data-block="${id}"]`);
}

/** Scrolls to a row, focuses it, and marks it for a moment. Returns a function that takes the mark off. */
function showRow(row: HTMLElement): () => void {
  const mark = styles["marked"] ?? "";
  row.closest("details")?.setAttribute("open", "");
  row.tabIndex = -1;
  row.classList.add(mark);
  row.scrollIntoView({ block: "start", behavior: "instant" });
  row.focus({ preventScroll: true });
  const unmark = () => {
    clearTimeout(timer);
    row.classList.remove(mark);
  };
  const timer = setTimeout(unmark, markedMs);
  return unmark;
}
