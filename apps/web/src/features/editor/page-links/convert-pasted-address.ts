import { $isLinkNode, type LinkNode } from "@lexical/link";
import {
  $findMatchingParent,
  $getEditor,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $onUpdate,
} from "lexical";
import { $createPageLinkNode } from "@stemma/document/page-links/page-link-node";
import { conversionTags } from "../typing/conversion-tag.ts";
import { pageOfAddress } from "./page-of-address.ts";

/**
 * Makes a page link of the link before the caret, after this update, if it leads to a page of this Stemma. It is an undo
 * step of its own, so that undo gives the address back. Call it in the update that pasted the address.
 */
export function $convertPastedAddress(url: string): void {
  const pageId = pageOfAddress(url);
  if (pageId === null) return;
  const editor = $getEditor();
  $onUpdate(() => {
    editor.update(
      () => {
        const link = $linkAtCaret();
        if (link?.getURL() !== url) return;
        link.insertAfter($createPageLinkNode(pageId)).selectNext(0, 0);
        link.remove();
      },
      { tag: conversionTags },
    );
  });
}

/** The link that the caret is in, or directly behind. */
function $linkAtCaret(): LinkNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  const node = anchor.getNode();
  const around = $findMatchingParent(node, $isLinkNode);
  if (around !== null) return around;
  const before = $isElementNode(node)
    ? node.getChildAtIndex(anchor.offset - 1)
    : node.getPreviousSibling();
  return $isLinkNode(before) ? before : null;
}
