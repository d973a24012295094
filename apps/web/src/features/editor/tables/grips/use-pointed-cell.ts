import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { $getNearestNodeFromDOMNode, type LexicalEditor, type NodeKey } from "lexical";
import { $cellOf } from "../table-nodes.ts";
import { useShownCell } from "../use-shown-cell.ts";

/** How far beside a table and above it the pointer still means it, in pixels: there are the grips. */
const near = { side: 30, above: 24, below: 6 } as const;

/**
 * The cell under the pointer, or the one beside which it is; else the one with the caret. A finger means the cell that it touched,
 * which gets the caret. `null` outside of tables.
 *
 * @param frame holds the grips, which are outside of the text: on them, the cell stays
 */
export function usePointedCell(
  editor: LexicalEditor,
  frame: RefObject<HTMLElement | null>,
): NodeKey | null {
  const [pointed, setPointed] = useState<NodeKey | null>(null);
  const caret = useShownCell(editor);
  const point = useEffectEvent(({ clientX: x, clientY: y, target, pointerType }: PointerEvent) => {
    const root = editor.getRootElement();
    if (pointerType === "touch" || !(target instanceof Element) || root === null) return;
    if (frame.current?.contains(target) === true) return;
    const cell = root.contains(target)
      ? (target.closest("td, th") ?? besideTable(editor, pointed, x, y))
      : besideTable(editor, pointed, x, y);
    setPointed(cell === null ? null : keyOf(editor, cell));
  });
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    document.addEventListener("pointermove", (event) => point(event), options);
    return () => stop.abort();
  }, []);
  return pointed ?? caret;
}

/** The cell of the table pointed at before whose edge is nearest, while the pointer is beside that table; otherwise `null`. */
function besideTable(
  editor: LexicalEditor,
  pointed: NodeKey | null,
  x: number,
  y: number,
): Element | null {
  const cell = pointed === null ? null : editor.getElementByKey(pointed);
  const box = cell?.closest("table")?.parentElement?.getBoundingClientRect();
  if (box === undefined) return null;
  const isNear =
    x > box.left - near.side &&
    x < box.right + near.side &&
    y > box.top - near.above &&
    y < box.bottom + near.below;
  if (!isNear) return null;
  const inside = document.elementFromPoint(
    Math.min(Math.max(x, box.left + 8), box.right - 8),
    Math.min(Math.max(y, box.top + 2), box.bottom - 2),
  );
  return inside?.closest("td, th") ?? cell;
}

function keyOf(editor: LexicalEditor, element: Element): NodeKey | null {
  return editor.getEditorState().read(
    () => {
      const node = $getNearestNodeFromDOMNode(element);
      return (node === null ? null : $cellOf(node))?.getKey() ?? null;
    },
    { editor },
  );
}
