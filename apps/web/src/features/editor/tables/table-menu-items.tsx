import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor, type NodeKey } from "lexical";
import { $isTableCellNode } from "@lexical/table";
import { isApple } from "../../../lib/keys/keyboard.ts";
import { MenuItem } from "../../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../../ui/menus/menu-separator.tsx";
import { messages } from "../messages.ts";
import { tableActions, type TableAction } from "./table-actions.ts";
import type { TableLine } from "./table-edits.ts";
import { $headerOf, $placeOf } from "./table-nodes.ts";

interface TableMenuItemsProps {
  readonly editor: LexicalEditor;
  /** The cell whose row, column and table the entries change. */
  readonly cellKey: NodeKey;
  /** Leaves out what concerns the other lines; all entries without it. */
  readonly line?: TableLine;
}

/** The entries of the menu of a table, of a row or of a column. */
export function TableMenuItems({ editor, cellKey, line }: TableMenuItemsProps) {
  const header = editor.read("latest", () => {
    const place = $placeOfKey(cellKey);
    return place === null ? 0 : $headerOf(place.table);
  });
  const run = ($run: TableAction["$run"]): void => {
    editor.update(
      () => {
        const place = $placeOfKey(cellKey);
        if (place !== null) $run(place);
      },
      { tag: HISTORY_PUSH_TAG },
    );
  };
  const groups = tableActions
    .map((group) => group.filter(({ of }) => line === undefined || of === line || of === "table"))
    .filter((group) => group.length > 0);
  return groups.map((group, index) => (
    <div key={group[0]?.name} role="presentation">
      {index > 0 && <MenuSeparator />}
      {group.map(({ name, icon, keys, $run }) => (
        <MenuItem
          key={name}
          icon={icon}
          keys={keys && [...moveKeys, keys]}
          label={
            name === "headerRow" || name === "headerColumn"
              ? messages.table.header[name]((header & headerBits[name]) !== 0)
              : messages.table.actions[name]
          }
          onSelect={() => run($run)}
        />
      ))}
    </div>
  ));
}

const headerBits = { headerRow: 1, headerColumn: 2 } as const;

const moveKeys = isApple ? ["⌃", "⌘"] : ["Alt", "Shift"];

/** The place of a cell that is still in the text. */
function $placeOfKey(key: NodeKey) {
  const cell = $getNodeByKey(key);
  return $isTableCellNode(cell) ? $placeOf(cell) : null;
}
