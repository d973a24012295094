import { useEffect, useEffectEvent, type RefObject } from "react";
import type { LexicalEditor, NodeKey } from "lexical";

/** The place of a control in the window, in pixels. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Keeps a control (`position: fixed` at the window's upper left) at the element of a node while the text changes, is scrolled
 * or gets another size.
 *
 * @param key the node; `null` while no control is shown
 * @param placeOf tells where the control stands, from the element of the node and the control
 */
export function usePlaceAtNode(
  editor: LexicalEditor,
  key: NodeKey | null,
  ref: RefObject<HTMLElement | null>,
  placeOf: (element: HTMLElement, control: HTMLElement) => Place,
): void {
  const place = useEffectEvent((): void => {
    const element = key === null ? null : editor.getElementByKey(key);
    const control = ref.current;
    if (element === null || control === null) return;
    const { left, top } = placeOf(element, control);
    control.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  });
  useEffect(() => {
    if (key === null) return;
    place();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener("scroll", () => place(), options);
    window.addEventListener("resize", () => place(), options);
    const stopUpdates = editor.registerUpdateListener(() => place());
    const resizes = new ResizeObserver(() => place());
    const root = editor.getRootElement();
    if (root !== null) resizes.observe(root);
    // Its buttons can load later, or become more.
    if (ref.current !== null) resizes.observe(ref.current);
    return () => {
      stop.abort();
      resizes.disconnect();
      stopUpdates();
    };
  }, [editor, key, ref]);
}
