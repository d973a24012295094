import { ListItemNode, ListNode, registerCheckList } from "@lexical/list";
import {
  INDENT_CONTENT_COMMAND,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
  COMMAND_PRIORITY_LOW,
  RootNode,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
} from "lexical";
import { $indentBlocks } from "../blocks/indent-blocks.ts";
import { $selectedBlocks } from "../blocks/selected-blocks.ts";
import { $foldLists } from "./fold-lists.ts";
import { $isNest, $topList } from "./list-rows.ts";

/**
 * Keeps lists in the form in which a page stores them, whatever an edit made of them: neighbouring rows of one type and
 * level stand in one list, at most eight levels deep, and nothing else stands in a list. A click on the box of a check list
 * ticks it; so do Left at the start of the row, then Space.
 */
export function registerLists(editor: LexicalEditor): () => void {
  /** The lists at the top of the page that an update changed. */
  const changed = new Set<NodeKey>();
  const $note = (node: LexicalNode): void => {
    const top = $topList(node);
    if (top !== null) changed.add(top.getKey());
  };
  return mergeRegister(
    registerCheckList(editor),
    editor.registerNodeTransform(ListNode, $note),
    editor.registerNodeTransform(ListItemNode, (item) => {
      if ($isNest(item)) $note(item);
    }),
    // Lexical transforms the root last, so that neighbouring lists are looked at once.
    editor.registerNodeTransform(RootNode, () => {
      const tops = [...changed];
      changed.clear();
      $foldLists(tops);
    }),
    editor.registerCommand(INDENT_CONTENT_COMMAND, () => $indent(1), COMMAND_PRIORITY_LOW),
    editor.registerCommand(OUTDENT_CONTENT_COMMAND, () => $indent(-1), COMMAND_PRIORITY_LOW),
  );
}

/** Lexical asks for this on Backspace at the start of an indented block, and moves rows in its own way. */
function $indent(steps: number): boolean {
  $indentBlocks($selectedBlocks(), steps);
  return true;
}
