import { $getEditor, $isRangeSelection, type BaseSelection, type LexicalEditor } from "lexical";
import {
  $isPageLinkNode,
  pageLinkCharacter,
  type PageLinkNode,
} from "@stemma/document/page-links/page-link-node";
import { untitledAttribute } from "@stemma/document/page-links/link-titles";

/** The element of a copied page link: a link with the title on screen, and an address that works outside of Stemma. */
export function $copiedPageLink(
  node: PageLinkNode,
  element: HTMLElement,
  editor: LexicalEditor,
): HTMLElement {
  element.textContent = titleOnScreen(node, editor);
  element.className = "page-link";
  element.setAttribute("href", `${location.origin}/page/${node.getPageId()}`);
  element.removeAttribute(untitledAttribute);
  return element;
}

/** The selected text with the titles of its page links; `null` without page links. Call it inside an update of the editor. */
export function $textWithTitles(selection: BaseSelection | null): string | null {
  if (!$isRangeSelection(selection)) return null;
  const titles = selection
    .getNodes()
    .filter($isPageLinkNode)
    .map((node) => titleOnScreen(node, $getEditor()));
  if (titles.length === 0) return null;
  const text = selection.getTextContent();
  return text.replaceAll(pageLinkCharacter, (character) => titles.shift() ?? character);
}

function titleOnScreen(node: PageLinkNode, editor: LexicalEditor): string {
  return editor.getElementByKey(node.getKey())?.textContent ?? "";
}
