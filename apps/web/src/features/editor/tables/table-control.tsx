import { useRef } from "react";
import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor } from "lexical";
import { $isTableCellNode } from "@lexical/table";
import { Table2 } from "lucide-react";
import { MenuItem } from "../../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../../ui/menus/menu-separator.tsx";
import { Menu } from "../../../ui/menus/menu.tsx";
import { usePlaceAtNode } from "../blocks/use-place-at-node.ts";
import { messages } from "../messages.ts";
import { tableActions } from "./table-actions.ts";
import { $placeOf } from "./table-nodes.ts";
import { useShownCell } from "./use-shown-cell.ts";
import styles from "./table-control.module.css";

/** The button at the cell that the caret is in: its menu changes the table. */
export function TableControl({ editor }: { readonly editor: LexicalEditor }) {
  const shown = useShownCell(editor);
  const ref = useRef<HTMLButtonElement>(null);
  usePlaceAtNode(editor, shown?.key ?? null, ref, placeAtCell);
  if (shown === null) return null;
  const run = ($run: (typeof tableActions)[number][number]["$run"]): void => {
    editor.update(
      () => {
        const cell = $getNodeByKey(shown.key);
        const place = $isTableCellNode(cell) ? $placeOf(cell) : null;
        if (place !== null) $run(place);
      },
      { tag: HISTORY_PUSH_TAG },
    );
  };
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
      {tableActions.map((group, index) => (
        <div key={group[0]?.name} role="presentation">
          {index > 0 && <MenuSeparator />}
          {group.map(({ name, icon, $run }) => (
            <MenuItem
              key={name}
              icon={icon}
              label={
                name === "headerRow" || name === "headerColumn"
                  ? messages.table.header[name]((shown.header & headerBits[name]) !== 0)
                  : messages.table.actions[name]
              }
              onSelect={() => run($run)}
            />
          ))}
        </div>
      ))}
    </Menu>
  );
}

const headerBits = { headerRow: 1, headerColumn: 2 } as const;

/** The place of the button: on the upper border of the cell, at its end. */
function placeAtCell(element: HTMLElement, button: HTMLElement) {
  const cell = element.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  const scroller = button.ownerDocument.documentElement.clientWidth;
  const left = isRightToLeft ? cell.left + 4 : cell.right - 4 - button.offsetWidth;
  return {
    left: Math.min(Math.max(left, 4), scroller - button.offsetWidth - 4),
    top: cell.top - button.offsetHeight / 2,
  };
}
