import { useRef } from "react";
import type { LexicalEditor } from "lexical";
import { Table2 } from "lucide-react";
import { Menu } from "../../../ui/menus/menu.tsx";
import { usePlaceAtNode } from "../blocks/use-place-at-node.ts";
import { messages } from "../messages.ts";
import { TableMenuItems } from "./table-menu-items.tsx";
import { useShownCell } from "./use-shown-cell.ts";
import styles from "./table-control.module.css";

/** The button at the cell that the caret is in: its menu changes the table. */
export function TableControl({ editor }: { readonly editor: LexicalEditor }) {
  const shown = useShownCell(editor);
  const ref = useRef<HTMLButtonElement>(null);
  usePlaceAtNode(editor, shown, ref, placeAtCell);
  if (shown === null) return null;
  return (
    <Menu
      align="end"
      finalFocus={() => editor.getRootElement()}
      trigger={
        <button
          ref={ref}
          type="button"
          className={styles["button"]}
          aria-label={messages.table.options}
        >
          <Table2 size={14} aria-hidden />
        </button>
      }
    >
      <TableMenuItems editor={editor} cellKey={shown} />
    </Menu>
  );
}

/** Half of the width of a column's grip, which stands above the middle of the cell, and a gap, in pixels: for a pointer, and for a finger. */
const gripRoomPx = { fine: 16, coarse: 24 } as const;

/** The place of the button: on the upper border of the cell, at its end, or behind the grip of a narrow column. */
function placeAtCell(element: HTMLElement, button: HTMLElement) {
  const cell = element.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  const scroller = button.ownerDocument.documentElement.clientWidth;
  const middle = (cell.left + cell.right) / 2;
  const room = gripRoomPx[matchMedia("(pointer: coarse)").matches ? "coarse" : "fine"];
  const left = isRightToLeft
    ? Math.min(cell.left + 4, middle - room - button.offsetWidth)
    : Math.max(cell.right - 4 - button.offsetWidth, middle + room);
  return {
    left: Math.min(Math.max(left, 4), scroller - button.offsetWidth - 4),
    top: cell.top - button.offsetHeight / 2,
  };
}
