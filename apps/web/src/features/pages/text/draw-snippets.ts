import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageBody } from "@stemma/document/format";
import { bodySnippets } from "@stemma/document/snippets/body-snippets";
import { shownSnippets, withSnippets } from "@stemma/document/snippets/snippet-html";

/** The HTML of a page's text with the texts of its snippets. */
export function drawSnippets(html: string, body: PageBody, snippets: PageView["snippets"]): string {
  return withSnippets(html, shownSnippets(bodySnippets(body), snippets));
}
