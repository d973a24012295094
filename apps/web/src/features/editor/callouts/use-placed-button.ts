import { useEffect, type RefObject } from "react";
import type { LexicalEditor, NodeKey } from "lexical";

/** Where a button stands in the window, given the box of its node. */
type Place = (
  box: DOMRect,
  button: HTMLElement,
  isRightToLeft: boolean,
) => { readonly left: number; readonly top: number };

/** Keeps a button, which is `position: fixed`, at a node of the text: after updates, scrolling and resizing. */
export function usePlacedButton(
  editor: LexicalEditor,
  key: NodeKey | null,
  ref: RefObject<HTMLElement | null>,
  placeOf: Place,
): void {
  useEffect(() => {
    if (key === null) return;
    const place = (): void => {
      const element = editor.getElementByKey(key);
      const button = ref.current;
      if (element === null || button === null) return;
      const isRightToLeft = getComputedStyle(element).direction === "rtl";
      const { left, top } = placeOf(element.getBoundingClientRect(), button, isRightToLeft);
      button.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    place();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener("scroll", place, options);
    window.addEventListener("resize", place, options);
    const stopUpdates = editor.registerUpdateListener(place);
    const resizes = new ResizeObserver(place);
    const root = editor.getRootElement();
    if (root !== null) resizes.observe(root);
    return () => {
      stop.abort();
      resizes.disconnect();
      stopUpdates();
    };
  }, [editor, key, ref, placeOf]);
}
