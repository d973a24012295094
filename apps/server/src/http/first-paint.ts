import { withMentionNames } from "@stemma/document/mentions/mention-html";
import { linkTitlesOf, withLinkTitles } from "@stemma/document/page-links/link-titles";
import { shownSnippets, withSnippets } from "@stemma/document/snippets/snippet-html";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { pathRoom } from "@stemma/domain/page/path-room";
import { escapeHtml } from "@stemma/document/html/escape-html";
import type { KeptText } from "../platform/page-read.ts";
import type { PageRead } from "../platform/page-read.ts";
import type { PageViewHead } from "../platform/page-read.ts";
import type { KeptHtml } from "./kept-html.ts";
import type { Part } from "./kept-pieces.ts";

/**
 * The published page as HTML before any script runs. `apps/web/src/ui/styles/shell.css` styles this markup; the client's
 * first render draws the same in the same place.
 */
export async function firstPaint(
  keptHtml: KeptHtml,
  { head, published }: PageRead,
): Promise<Part[]> {
  const { page, lastRevert, unread } = head;
  const title = escapeHtml(displayPageTitle(page.pageTitle));
  const icon =
    page.icon === null
      ? ""
      : `<div class="page-icon" aria-hidden="true">${escapeHtml(page.icon)}</div>`;
  const state = page.deleted ? `<div class="page-state"></div>` : "";
  const revert = lastRevert === null ? "" : `<div class="page-revert"></div>`;
  const changed = unread === null ? "" : `<div class="page-unread"></div>`;
  const body =
    published === null
      ? []
      : [
          `<div class="page-byline"></div>${revert}${changed}<div class="page-body">`,
          await bodyHtml(keptHtml, published, head),
          `</div>`,
        ];
  return [
    `<a class="skip-link" href="#content">Skip to content</a>` +
      `<div class="shell"><aside class="shell-sidebar"></aside><div class="shell-main">` +
      `<header class="topbar"><span class="topbar-menu"></span><nav class="topbar-path" aria-label="Path">` +
      `${pathHtml(head)}</nav>` +
      `<div class="topbar-actions"></div></header>` +
      `<main id="content" tabindex="-1" class="page-column">${state}${icon}<h1 class="page-title" dir="auto">${title}</h1>`,
    ...body,
    `</main></div></div>`,
  ];
}

const slash = `<span class="topbar-slash" aria-hidden="true">/</span>`;

function pathHtml({ page, workspace, path }: PageViewHead): string {
  const here = displayPageTitle(page.pageTitle);
  const titles = path.map(({ pageTitle }) => displayPageTitle(pageTitle));
  const steps = path.map(
    ({ id }, index) =>
      `<span class="topbar-step">${slash}<a href="/page/${id}" dir="auto">${escapeHtml(titles[index] ?? "")}</a></span>`,
  );
  const needs = pathRoom([workspace.workspaceName, ...titles, here]);
  const above =
    steps.length === 0
      ? ""
      : `<span class="topbar-above" data-needs="${needs}">` +
        `<span class="topbar-more">${slash}<button type="button" aria-label="Pages above">…</button></span>${steps.join("")}</span>`;
  return (
    `<a href="/workspace/${workspace.id}">${escapeHtml(workspace.workspaceName)}</a>${above}${slash}` +
    `<span class="topbar-here" aria-current="page" dir="auto">${escapeHtml(here)}</span>`
  );
}

/** The text with the titles, names and snippets that it names. */
async function bodyHtml(keptHtml: KeptHtml, text: KeptText, head: PageViewHead): Promise<Part> {
  const { linkTargets, mentionedPeople, snippets, codeColors } = head;
  const kept = await keptHtml(text, codeColors);
  const named = [text.snippets, text.linkedPages, text.mentionedPeople];
  if (named.every((names) => names.length === 0)) return kept;
  const shown = withSnippets(kept.bytes.toString(), shownSnippets(text.snippets, snippets));
  const titled = withLinkTitles(shown, linkTitlesOf(text.linkedPages, linkTargets));
  return withMentionNames(titled, mentionedPeople);
}
