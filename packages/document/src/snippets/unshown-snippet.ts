import type { PageId } from "@stemma/domain/ids";
import { messages } from "../messages.ts";
import { snippetKey, type SnippetAttributes } from "./snippet-attributes.ts";

/** The attribute of a snippet's row that was drawn before its text was known. */
export const unshownAttribute = "data-unshown";

/** The attributes of the element of a snippet's row, in their order, until its text is known. */
export function snippetElement(snippet: SnippetAttributes): Readonly<Record<string, string>> {
  return { "data-snippet": snippetKey(snippet), [unshownAttribute]: "" };
}

/** The HTML in the row of a snippet whose text is not known: whatever shows it replaces it (`withSnippets`, `insideSnippet`). */
export function unshownSnippet(id: PageId): string {
  return `<a class="snippet-name" href="/page/${id}">${messages.snippet.unknown}</a>`;
}
