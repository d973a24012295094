import { ListNode, registerCheckList } from "@lexical/list";
import { $isRootNode, mergeRegister, type LexicalEditor } from "lexical";
import { listDepthMax } from "@stemma/document/body-limits";
import { $changeRows, $replaceLists } from "./change-rows.ts";
import { $listsOf, $nestingOf, $neighbouringLists, $rowsOf, nestingOf } from "./list-rows.ts";

/**
 * Keeps lists in the form in which a page stores them, whatever an edit made of them: neighbouring rows of one type and
 * level stand in one list, at most eight levels deep. A click on the box of a check list ticks it; so do Left at the start
 * of the row, then Space.
 */
export function registerLists(editor: LexicalEditor): () => void {
  return mergeRegister(registerCheckList(editor), editor.registerNodeTransform(ListNode, $fold));
}

function $fold(list: ListNode): void {
  if (!$isRootNode(list.getParent())) return;
  const lists = $neighbouringLists(list);
  const rows = lists.flatMap((one) => $rowsOf(one));
  const tooDeep = rows.filter(({ depth }) => depth > listDepthMax);
  if (tooDeep.length > 0) {
    $changeRows(
      tooDeep.map(({ item }) => item),
      (row) => ({ ...row, depth: listDepthMax }),
    );
  } else if ($nestingOf(lists) !== nestingOf(rows)) {
    $replaceLists(lists, $listsOf(rows));
  }
}
