import { useState, type RefObject } from "react";
import type { LexicalEditor, NodeKey } from "lexical";
import { GripHorizontal, GripVertical } from "lucide-react";
import { Icon } from "../../../../ui/buttons/icon.tsx";
import { Tooltip } from "../../../../ui/buttons/tooltip.tsx";
import { MenuAt } from "../../../../ui/menus/menu-at.tsx";
import { useHandleDragging } from "../../dragging/use-handle-dragging.ts";
import { messages } from "../../messages.ts";
import type { TableLine } from "../table-edits.ts";
import { TableMenuItems } from "../table-menu-items.tsx";
import { draggedTo, drop, startDrag, type LineDrag } from "./line-drag.ts";
import styles from "./table-grips.module.css";

interface LineGripProps {
  readonly editor: LexicalEditor;
  readonly line: TableLine;
  readonly grip: RefObject<HTMLButtonElement | null>;
  /** The cell whose row or column the grip is for; `null` while it is not shown. */
  readonly cellKey: NodeKey | null;
  readonly drag: LineDrag | null;
  readonly onDrag: (drag: LineDrag | null) => void;
  /** Called with the cell while the menu is open: until it closes, the grip stays there. */
  readonly onHold: (key: NodeKey | null) => void;
  readonly onSay: (text: string) => void;
}

const { grips, lines, moving } = messages.table;

/** The grip of a row or a column: a click opens its menu, dragging moves it. */
export function LineGrip(props: LineGripProps) {
  const { editor, line, grip, cellKey, drag, onDrag, onHold, onSay } = props;
  const [isOpen, setOpen] = useState(false);
  // The entries stay while the menu closes.
  const [menuKey, setMenuKey] = useState(cellKey);
  const hold = (isWanted: boolean): void => {
    setOpen(isWanted);
    if (isWanted) setMenuKey(cellKey);
    onHold(isWanted ? cellKey : null);
  };
  useHandleDragging(grip, {
    onStart: () => {
      const started = cellKey === null ? null : startDrag(editor, cellKey, line);
      onDrag(started);
      if (started !== null) onSay(moving.pickedUp(line, started.place, started.count));
    },
    onMove: (point) => {
      const next = drag === null ? null : draggedTo(editor, drag, point);
      if (next === null || next === drag) return;
      onDrag(next);
      onSay(moving.over(line, next.place, next.count));
    },
    onEnd: (isDropped) => {
      onDrag(null);
      if (drag === null) return;
      const isMoved = isDropped && drop(editor, drag);
      onSay(isMoved ? moving.moved(line, drag.place, drag.count) : moving.cancelled(line));
    },
  });
  return (
    <>
      <Tooltip text={grips[line]} side={line === "row" ? "bottom" : "top"}>
        <button
          ref={grip}
          type="button"
          className={styles[line]}
          aria-label={lines[line]}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          tabIndex={-1}
          data-shown={cellKey !== null || undefined}
          // The text keeps the focus and the selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (cellKey !== null && drag === null) hold(true);
          }}
        >
          <Icon of={line === "row" ? GripVertical : GripHorizontal} size={14} />
        </button>
      </Tooltip>
      <MenuAt
        isOpen={isOpen}
        onOpen={hold}
        anchor={grip}
        label={lines[line]}
        finalFocus={() => editor.getRootElement()}
      >
        {menuKey !== null && <TableMenuItems editor={editor} cellKey={menuKey} line={line} />}
      </MenuAt>
    </>
  );
}
