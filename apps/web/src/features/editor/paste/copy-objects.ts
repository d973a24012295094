import { $getEditor, $isRangeSelection, type BaseSelection, type LexicalEditor } from "lexical";
import {
  $isInlineObjectNode,
  objectCharacter,
  type InlineObjectNode,
} from "@stemma/document/inline-object-node";
import { unnamedAttribute } from "@stemma/document/mentions/mention-names";
import { untitledAttribute } from "@stemma/document/page-links/link-titles";
import { $isPageLinkNode } from "@stemma/document/page-links/page-link-node";

/**
 * The element of a copied page link: a link with the title on screen, and an address that works outside of Stemma. Of a
 * copied mention: a text with the name on screen.
 */
export function $copiedObject(
  node: InlineObjectNode,
  element: HTMLElement,
  editor: LexicalEditor,
): HTMLElement {
  element.textContent = textOnScreen(node, editor);
  element.removeAttribute(untitledAttribute);
  element.removeAttribute(unnamedAttribute);
  if ($isPageLinkNode(node)) {
    element.className = "page-link";
    element.setAttribute("href", `${location.origin}/page/${node.getPageId()}`);
  }
  return element;
}

/**
 * The selected text, or `text` in its place, with the titles of its page links and the names of its mentions; `null` without
 * any. Call it inside an update of the editor.
 */
export function $textWithTitles(
  selection: BaseSelection | null,
  text: string | null = null,
): string | null {
  if (!$isRangeSelection(selection)) return null;
  const titles = selection
    .getNodes()
    .filter($isInlineObjectNode)
    .map((node) => textOnScreen(node, $getEditor()));
  if (titles.length === 0) return null;
  const selected = text ?? selection.getTextContent();
  return selected.replaceAll(objectCharacter, (character) => titles.shift() ?? character);
}

/** What an object shows on screen now. */
export function textOnScreen(node: InlineObjectNode, editor: LexicalEditor): string {
  return editor.getElementByKey(node.getKey())?.textContent ?? "";
}
