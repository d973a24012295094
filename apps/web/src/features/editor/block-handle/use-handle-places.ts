import { useRef, type RefObject } from "react";
import type { LexicalEditor, NodeKey } from "lexical";
import { drawAt, drawBox } from "../dragging/draw-at.ts";
import { useArranging } from "../dragging/use-arranging.ts";
import { elementsOf } from "./chosen-rows.ts";
import type { DropPlace } from "./drop-place.ts";
import { boxAround, handleTop, lineBeside } from "./row-boxes.ts";

/** The room between the handle and the text, in pixels. */
const gapPx = 2;

interface HandlePlaces {
  /** What the handle is positioned in. It scrolls with the text. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  /** The row that the handle stands beside; `null` while it is not shown. */
  readonly key: NodeKey | null;
  /** The rows to shade, because their menu is open or they are dragged. */
  readonly heldKeys: readonly NodeKey[];
  readonly place: DropPlace | null;
}

/**
 * Keeps the handle beside its row, the shade on the rows that are held, and the line where they would be dropped, while the
 * page is scrolled or gets another size. They are positioned in the frame, so that they scroll with the text.
 */
export function useHandlePlaces(
  editor: LexicalEditor,
  { frame, handle, key, heldKeys, place }: HandlePlaces,
): {
  readonly shade: RefObject<HTMLDivElement | null>;
  readonly line: RefObject<HTMLDivElement | null>;
} {
  const shade = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  useArranging(editor, key !== null, () => {
    const text = editor.getRootElement();
    const origin = frame.current?.getBoundingClientRect();
    if (text === null || origin === undefined) return;
    const row = key === null ? null : editor.getElementByKey(key);
    if (row !== null && handle.current !== null) {
      const { offsetWidth: width, offsetHeight: height } = handle.current;
      const [textBox, rowBox] = [text.getBoundingClientRect(), row.getBoundingClientRect()];
      // A wide picture begins before the text.
      const left = Math.max(0, Math.min(textBox.left, rowBox.left) - width - gapPx);
      const top = handleTop(row, height);
      drawAt(handle.current, { left, top }, origin);
    }
    if (heldKeys.length > 0) {
      drawBox(shade.current, boxAround(elementsOf(editor, heldKeys), text), origin);
    }
    if (place !== null) {
      drawBox(line.current, lineBeside(place.element, place, text), origin);
    }
  });
  return { shade, line };
}
