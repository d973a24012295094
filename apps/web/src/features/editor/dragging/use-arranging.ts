import { useEffectEvent, useLayoutEffect } from "react";
import type { LexicalEditor } from "lexical";

/**
 * Calls `arrange` after each render and, while something is shown, whenever the page is scrolled, or the window or the text gets
 * another size. What stands beside the text is placed by it.
 */
export function useArranging(editor: LexicalEditor, isShown: boolean, arrange: () => void): void {
  const arrangeNow = useEffectEvent(arrange);
  useLayoutEffect(() => arrangeNow());
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener("scroll", () => arrangeNow(), options);
    window.addEventListener("resize", () => arrangeNow(), options);
    const resizes = new ResizeObserver(() => arrangeNow());
    const root = editor.getRootElement();
    if (root !== null) resizes.observe(root);
    return () => {
      stop.abort();
      resizes.disconnect();
    };
  }, [editor, isShown]);
}
