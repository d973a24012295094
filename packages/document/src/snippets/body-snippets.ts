import { bodyBlocks } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";
import { snippetKey, type SnippetAttributes } from "./snippet-attributes.ts";

/** The number of a page's snippets that are resolved and remembered; further rows show no text. */
export const snippetsMax = 100;

/** The snippets that a body shows, and in which versions: each once, in the order of their first rows; at most `snippetsMax`. */
export function bodySnippets(body: PageBody): SnippetAttributes[] {
  const found = new Map<string, SnippetAttributes>();
  for (const { attributes } of bodyBlocks(body)) {
    if (attributes.snippet !== undefined) {
      found.set(snippetKey(attributes.snippet), attributes.snippet);
    }
  }
  return [...found.values()].slice(0, snippetsMax);
}
