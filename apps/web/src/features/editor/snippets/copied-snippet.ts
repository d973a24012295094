import type { LexicalEditor } from "lexical";
import type { SnippetNode } from "@stemma/document/snippets/snippet-node";
import { unshownAttribute } from "@stemma/document/snippets/unshown-snippet";

/** The element of a copied snippet: with the text on screen; while there is none, with a link that works outside of Stemma. */
export function $copiedSnippet(node: SnippetNode, editor: LexicalEditor): HTMLElement {
  const element = node.createDOM();
  element.removeAttribute(unshownAttribute);
  const text = editor.getElementByKey(node.getKey())?.querySelector(".snippet-text");
  if (text != null) element.replaceChildren(...text.cloneNode(true).childNodes);
  else
    element
      .querySelector("a")
      ?.setAttribute("href", `${location.origin}/page/${node.getSnippet()?.id}`);
  return element;
}

/** The text that a snippet shows on screen now; what it is, while there is none. */
export function snippetText(node: SnippetNode, editor: LexicalEditor): string {
  const element = editor.getElementByKey(node.getKey());
  const shown = element?.querySelector<HTMLElement>(".snippet-text");
  // Only a browser knows where the rows of an element begin.
  return (shown?.innerText || element?.textContent || "").trim();
}
