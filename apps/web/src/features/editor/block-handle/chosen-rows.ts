import { $isTableNode } from "@lexical/table";
import {
  $getNodeByKey,
  $getSelection,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import { $isEditorBlock, $isEditorRow, type EditorBlock } from "../blocks/selected-blocks.ts";
import { $selectRow, $selectTo } from "../blocks/row-edits.ts";
import {
  $selectedRowsAndTables,
  $wholeRows,
  type RowOrTable,
  type WholeRow,
} from "../blocks/whole-rows.ts";

/** The rows and tables with these keys that are still there. */
export function $rowsOfKeys(keys: readonly NodeKey[]): RowOrTable[] {
  return keys.flatMap((key) => {
    const node = $getNodeByKey(key);
    const isThere = node?.isAttached() === true && ($isEditorRow(node) || $isTableNode(node));
    return isThere ? [node] : [];
  });
}

/** What the handle beside a row is for: all selected rows if that row is one of them, else the row alone. */
export function keysAtHandle(editor: LexicalEditor, key: NodeKey): readonly NodeKey[] {
  const selected = selectedKeys(editor);
  return selected.includes(key) ? selected : [key];
}

/** Extends the selection to the row with this key, and gives the focus to the text. */
export function selectRowsTo(editor: LexicalEditor, key: NodeKey): void {
  editor.update(
    () => {
      const [row] = $rowsOfKeys([key]);
      if (row !== undefined) $selectTo(row);
    },
    { discrete: true },
  );
  editor.focus();
}

/** The keys of the selected rows and tables. */
export function selectedKeys(editor: LexicalEditor): readonly NodeKey[] {
  return editor.read("latest", () => $selectedRowsAndTables().map((row) => row.getKey()));
}

/** The elements of rows with everything that comes along with them. */
export function elementsOf(editor: LexicalEditor, keys: readonly NodeKey[]): HTMLElement[] {
  const whole = editor
    .getEditorState()
    .read(() => $wholeRows($rowsOfKeys(keys)).map((row) => row.getKey()), { editor });
  return whole.flatMap((key) => editor.getElementByKey(key) ?? []);
}

/**
 * Changes rows in one undo step; `$change` receives them as a whole, and the blocks among them without what comes along. The
 * caret goes to the first one, unless it is in one of them.
 */
export function changeRows(
  editor: LexicalEditor,
  keys: readonly NodeKey[],
  $change: (whole: readonly WholeRow[], blocks: readonly EditorBlock[]) => void,
): void {
  editor.update(
    () => {
      const rows = $rowsOfKeys(keys);
      const [first] = rows;
      if (first === undefined) return;
      const nodes = $getSelection()?.getNodes() ?? [];
      const isIn = nodes.some((node) => rows.some((row) => row.is(node) || row.isParentOf(node)));
      if (!isIn) $selectRow(first);
      $change($wholeRows(rows), rows.filter($isEditorBlock));
    },
    { tag: HISTORY_PUSH_TAG, discrete: true },
  );
}
