import type { PageView } from "@stemma/contract/page-view-shape";
import { bodyToHtml } from "@stemma/document/body-to-html";
import type { PageBody } from "@stemma/document/format";
import { withMentionNames } from "@stemma/document/mentions/mention-html";
import { linkedPages } from "@stemma/document/page-links/linked-pages";
import { linkTitlesOf, withLinkTitles } from "@stemma/document/page-links/link-titles";
import { drawKnownSnippets } from "./snippet-drawing.ts";

interface PageText {
  readonly body: PageBody;
  /** The link targets that the reader may see; without them, links have no titles yet. */
  readonly linkTargets?: PageView["linkTargets"] | undefined;
  /** The snippets in the text that the reader may see; without them, their rows have no texts yet. */
  readonly snippets?: PageView["snippets"] | undefined;
  /** The people in the text whom the organization knows; without them, mentions have no names yet. */
  readonly mentionedPeople?: PageView["mentionedPeople"] | undefined;
}

/** The HTML of a page's text with the texts of its snippets, the titles of its links and the names in its mentions, as the server's first HTML has it. */
export function pageHtml({ body, linkTargets, snippets, mentionedPeople = [] }: PageText): string {
  const drawn = bodyToHtml(body, "belowTitle", "closed");
  const shown = snippets === undefined ? drawn : drawKnownSnippets(drawn, body, snippets);
  const html = withMentionNames(shown, mentionedPeople);
  return linkTargets === undefined
    ? html
    : withLinkTitles(html, linkTitlesOf(linkedPages(body), linkTargets));
}
