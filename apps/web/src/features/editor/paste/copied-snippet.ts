import { snippetOfKey, type SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";

/** Reads a snippet that was copied from a page of this Stemma; `null` for every other element. */
export function copiedSnippet(element: Element): SnippetAttributes | null {
  const isSnippet = element.classList.contains("snippet");
  return isSnippet ? snippetOfKey(element.getAttribute("data-snippet") ?? "") : null;
}
