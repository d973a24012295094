import { $isLinkNode, $toggleLink, type LinkNode } from "@lexical/link";
import {
  $findMatchingParent,
  $getNodeByKey,
  $setSelection,
  createCommand,
  type LexicalCommand,
  type RangeSelection,
} from "lexical";

/** Opens the editor of the link that the caret is in, or of a link for the selected text. */
export const editLinkCommand: LexicalCommand<void> = createCommand("EDIT_LINK");

/** The link that holds the whole selection; `null` if there is none. */
export function $linkOf(selection: RangeSelection): LinkNode | null {
  const [first, second] = [selection.anchor, selection.focus].map((point) =>
    $findMatchingParent(point.getNode(), $isLinkNode),
  );
  return first != null && first.is(second) ? first : null;
}

/** Whether there is a link to edit, or text to link. */
export function $isLinkable(selection: RangeSelection): boolean {
  return $linkOf(selection) !== null || selection.getTextContent().trim() !== "";
}

/**
 * Links the text of a selection that was taken earlier, and selects it again. A caret stands for the whole link it is in.
 * `null` removes the link. Does nothing and returns false if the text is gone.
 */
export function $changeLink(earlier: RangeSelection, url: string | null): boolean {
  const isThere = [earlier.anchor, earlier.focus].every(
    ({ key }) => $getNodeByKey(key)?.isAttached() === true,
  );
  if (!isThere) return false;
  const selection = earlier.clone();
  $setSelection(selection);
  const link = selection.isCollapsed() ? $linkOf(selection) : null;
  if (url !== null && link !== null) {
    link.setURL(url);
    return true;
  }
  // `$toggleLink(url)` keeps each link in the selection and adds others around it. Removing them first makes it add one.
  $toggleLink(null);
  if (url !== null && !selection.isCollapsed()) $toggleLink(url, { rel: null });
  return true;
}
