import type { PageId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { escapeHtml } from "../html/escape-html.ts";
import { messages } from "../messages.ts";

/** A page that the reader may see, as a link to it shows it. */
export interface LinkTarget {
  readonly pageTitle: string;
  readonly deleted: boolean;
}

/** The link targets that are known: `null` for one that the reader may not see. */
export type LinkTitles = ReadonlyMap<PageId, LinkTarget | null>;

/**
 * The known link targets: the answered pages, and `null` for those that were asked for and not answered, because the reader
 * may not see them.
 */
export function linkTitlesOf(
  asked: Iterable<PageId>,
  answered: readonly (LinkTarget & { readonly pageId: PageId })[],
): LinkTitles {
  const titles = new Map<PageId, LinkTarget | null>();
  for (const id of asked) titles.set(id, null);
  for (const { pageId, pageTitle, deleted } of answered) titles.set(pageId, { pageTitle, deleted });
  return titles;
}

/** The text of a page link. A target that is missing from the map is not resolved yet. */
export function linkTitle(target: LinkTarget | null | undefined): string {
  if (target === undefined) return messages.pageLink.unknown;
  if (target === null) return messages.pageLink.noAccess;
  const title = displayPageTitle(target.pageTitle);
  return target.deleted ? messages.pageLink.deleted(title) : title;
}

/** The class names of a page link. */
export function linkClass(target: LinkTarget | null | undefined): string {
  if (target === null) return "page-link page-link-closed";
  return target?.deleted === true ? "page-link page-link-deleted" : "page-link";
}

/** The HTML of a page link whose target is not resolved: a link, or a text where a link must not stand. Whatever shows
 * it replaces it (`withLinkTitles`), or draws the title into the elements with `data-untitled`. */
export function pageLinkHtml(pageId: PageId, as: "link" | "text"): string {
  return linkHtml(pageId, undefined, as);
}

/**
 * The HTML of a body or a comparison with the titles in its page links. Only `pageLinkHtml` writes this markup, because all
 * text is escaped. A link whose target the reader may not see leads nowhere.
 */
export function withLinkTitles(html: string, titles: LinkTitles): string {
  if (titles.size === 0) return html;
  return html.replaceAll(unresolvedLinks, (link, tag: string, pageId: PageId) => {
    const target = titles.get(pageId);
    return target === undefined ? link : linkHtml(pageId, target, tag === "a" ? "link" : "text");
  });
}

/** The attribute of a page link that was drawn before its target was known. */
export const untitledAttribute = "data-untitled";

const unresolvedLinks =
  /<(a|span) class="page-link" data-page="([\da-f-]+)" data-untitled[^>]*>[^<]*<\/(?:a|span)>/g;

function linkHtml(
  pageId: PageId,
  target: LinkTarget | null | undefined,
  as: "link" | "text",
): string {
  const [tag, href] =
    as === "link" && target !== null ? ["a", ` href="/page/${pageId}"`] : ["span", ""];
  const untitled = target === undefined ? ` ${untitledAttribute}` : "";
  const start = `<${tag} class="${linkClass(target)}" data-page="${pageId}"${untitled}${href}>`;
  return `${start}${escapeHtml(linkTitle(target))}</${tag}>`;
}
