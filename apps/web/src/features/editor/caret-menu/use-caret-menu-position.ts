import { useLayoutEffect, useRef, type RefObject } from "react";
import { caretLine } from "./caret-line.ts";
import type { TextKind } from "@stemma/document/make-block";
import { caretMenuPosition } from "./caret-menu-position.ts";

/** Keeps the open menu at the line of its sign: it does not move during typing, and follows scrolling. */
export function useCaretMenuPosition(
  ref: RefObject<HTMLElement | null>,
  /** The kind of the block with the caret; `null` while the menu is closed. */
  kind: TextKind | null,
  root: HTMLElement | null,
): void {
  const leftRef = useRef<number | null>(null);
  useLayoutEffect(() => {
    const menu = ref.current;
    if (menu === null || root === null || kind === null) {
      leftRef.current = null;
      return;
    }
    const updatePosition = (): void => {
      const line = caretLine(root);
      if (line === null) return;
      leftRef.current ??= line.left;
      const size = { width: menu.offsetWidth, height: menu.offsetHeight };
      const viewport = { width: window.innerWidth, height: window.innerHeight };
      const anchor = { left: leftRef.current, top: line.top };
      const { left, top } = caretMenuPosition(anchor, kind, size, viewport);
      menu.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    updatePosition();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener("scroll", updatePosition, options);
    window.addEventListener("resize", updatePosition, options);
    return () => stop.abort();
  }, [ref, root, kind]);
}
