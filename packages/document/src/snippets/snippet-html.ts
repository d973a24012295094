import type { PageId, VersionId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { bodyToHtml } from "../body-to-html.ts";
import type { PageBody } from "../format.ts";
import { escapeHtml } from "../html/escape-html.ts";
import { messages } from "../messages.ts";
import { snippetKey, snippetOfKey, type SnippetAttributes } from "./snippet-attributes.ts";
import { unshownSnippet } from "./unshown-snippet.ts";

/** A snippet that the reader may see, in the version that a row shows. */
export interface ShownSnippet {
  readonly pageTitle: string;
  readonly deleted: boolean;
  /** Its text; `null` if it is deleted, or was never published. */
  readonly serializedEditorState: PageBody | null;
  /** Whether this is the version that is published. */
  readonly isPublished: boolean;
}

/** The snippets that are known, by `snippetKey`: `null` for one that the reader may not see. */
export type ShownSnippets = ReadonlyMap<string, ShownSnippet | null>;

/** The known snippets: those that were answered, and `null` for those that were asked for and not answered. */
export function shownSnippets(
  asked: Iterable<SnippetAttributes>,
  answered: readonly (ShownSnippet & {
    readonly snippetId: PageId;
    readonly versionId: VersionId | null;
  })[],
): ShownSnippets {
  const shown = new Map<string, ShownSnippet | null>();
  for (const snippet of asked) shown.set(snippetKey(snippet), null);
  for (const one of answered) {
    const { snippetId: id, versionId: version } = one;
    shown.set(snippetKey(version === null ? { id } : { id, version }), one);
  }
  return shown;
}

/**
 * The HTML of a body with the texts of its snippets. Only `blockToHtml` writes the markup that is replaced, because all text is escaped.
 */
export function withSnippets(html: string, shown: ShownSnippets): string {
  if (shown.size === 0) return html;
  return html.replaceAll(unshownRows, (row, start: string, key: string) => {
    const snippet = snippetOfKey(key);
    const known = shown.get(key);
    return snippet === null || known === undefined
      ? row
      : `${start}>${insideSnippet(snippet, known)}</div>`;
  });
}

const unshownRows =
  /(<div class="snippet[^>]* data-snippet="([\da-f/-]+)") data-unshown>.*?<\/div>/g;

/** The HTML in the row of a snippet: what it is, and its text. `null` for one that the reader may not see. */
export function insideSnippet(
  { id, version }: SnippetAttributes,
  snippet: ShownSnippet | null | undefined,
): string {
  if (snippet === undefined) return unshownSnippet(id);
  if (snippet === null) return note(messages.snippet.noAccess);
  const { pageTitle, deleted, serializedEditorState: body } = snippet;
  const title = displayPageTitle(pageTitle);
  if (deleted) return note(messages.snippet.deleted(title), id);
  if (body === null) return note(messages.snippet.notShown(title), id);
  const state = version === undefined ? "" : snippet.isPublished ? "pinned" : ("outdated" as const);
  const name = escapeHtml(messages.snippet.name(title, state));
  const text = bodyToHtml(body, "belowTitle", "closed").replaceAll(idsOfRows, "");
  return (
    `<a class="snippet-name" href="/page/${id}">${name}</a>` +
    `<div class="snippet-text" role="group" aria-label="${escapeHtml(title)}">${text}</div>`
  );
}

/** The ids of its rows are none of the page: nobody links to them, ticks them or names who changed them. Snippets do not nest:
 * one inside of a snippet, which no publish allows, gets no text. */
const idsOfRows = / data-(?:block="[^"]*"|unshown)/g;

function note(words: string, id?: PageId): string {
  const [tag, href] = id === undefined ? ["span", ""] : ["a", ` href="/page/${id}"`];
  return `<${tag} class="snippet-note"${href}>${escapeHtml(words)}</${tag}>`;
}
