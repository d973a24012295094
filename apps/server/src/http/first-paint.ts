import { bodyToHtml } from "@stemma/document/body-to-html";
import { coloredCodeHtml } from "@stemma/document/code/colored-code-html";
import { runsToHtml } from "@stemma/document/html/runs-to-html";
import type { BodyBlock } from "@stemma/document/body-blocks";
import { withMentionNames } from "@stemma/document/mentions/mention-html";
import { linkTitlesOf, withLinkTitles } from "@stemma/document/page-links/link-titles";
import { shownSnippets, withSnippets } from "@stemma/document/snippets/snippet-html";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { pathRoom } from "@stemma/domain/page/path-room";
import { escapeHtml } from "@stemma/document/html/escape-html";
import { parseText, type KeptText } from "../platform/page-read.ts";
import type { PageRead } from "../platform/page-read.ts";
import type { PageViewHead } from "../platform/page-read.ts";
import { exactBytes } from "../platform/exact-bytes.ts";
import { keepWithText, type KeptPiece, type Part } from "./kept-pieces.ts";

/**
 * The published page as HTML before any script runs. `apps/web/src/ui/styles/shell.css` styles this markup; the client's
 * first render draws the same in the same place.
 */
export function firstPaint({ head, published }: PageRead): Part[] {
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
          bodyHtml(published, head),
          `</div>`,
        ];
  return [
    `<a class="skip-link" href="#content">Skip to content</a>` +
      `<div class="shell"><aside class="shell-sidebar"></aside><div class="shell-main">` +
      `<header class="topbar"><span class="topbar-menu"></span><nav class="topbar-path" aria-label="Path">` +
      `${pathHtml(head)}</nav>` +
      `<div class="topbar-actions"></div></header>` +
      `<main id="content" tabindex="-1" class="page-column">${state}${icon}<h1 class="page-title">${title}</h1>`,
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
      `<span class="topbar-step">${slash}<a href="/page/${id}">${escapeHtml(titles[index] ?? "")}</a></span>`,
  );
  const needs = pathRoom([workspace.workspaceName, ...titles, here]);
  const above =
    steps.length === 0
      ? ""
      : `<span class="topbar-above" data-needs="${needs}">` +
        `<span class="topbar-more">${slash}<button type="button" aria-label="Pages above">…</button></span>${steps.join("")}</span>`;
  return (
    `<a href="/workspace/${workspace.id}">${escapeHtml(workspace.workspaceName)}</a>${above}${slash}` +
    `<span class="topbar-here" aria-current="page">${escapeHtml(here)}</span>`
  );
}

/** The text alone: without titles, names and snippets, which can change while the version does not. */
const plainHtmlOf = keepWithText((text) => Buffer.from(plainHtml(text, [])));

/** The same of texts with code whose colours are known. */
const coloredHtmlOf = new WeakMap<KeptText, KeptPiece>();

function keptHtml(text: KeptText, codeColors: PageViewHead["codeColors"]): KeptPiece {
  if (codeColors === null || codeColors.length === 0) return plainHtmlOf(text);
  let piece = coloredHtmlOf.get(text);
  if (piece === undefined) {
    const bytes = exactBytes(Buffer.from(plainHtml(text, codeColors)));
    piece = { bytes, deflated: undefined };
    coloredHtmlOf.set(text, piece);
  }
  return piece;
}

function bodyHtml(text: KeptText, head: PageViewHead): Part {
  const { linkTargets, mentionedPeople, snippets, codeColors } = head;
  const kept = keptHtml(text, codeColors);
  const named = [text.snippets, text.linkedPages, text.mentionedPeople];
  if (named.every((names) => names.length === 0)) return kept;
  const shown = withSnippets(kept.bytes.toString(), shownSnippets(text.snippets, snippets));
  const titled = withLinkTitles(shown, linkTitlesOf(text.linkedPages, linkTargets));
  return withMentionNames(titled, mentionedPeople);
}

function plainHtml(text: KeptText, codeColors: NonNullable<PageViewHead["codeColors"]>): string {
  return bodyToHtml(parseText(text), "belowTitle", "closed", coloredBy(codeColors));
}

/** Draws what is inside a block: code in its colours, which the client draws on top of the text instead. */
function coloredBy(
  codeColors: NonNullable<PageViewHead["codeColors"]>,
): (block: BodyBlock) => string {
  const colors = new Map(codeColors.map((one) => [one.blockId, one]));
  return (block) => {
    const known = block.id === null ? undefined : colors.get(block.id);
    return known === undefined || block.kind !== "codeBlock"
      ? runsToHtml(block.runs)
      : coloredCodeHtml(block, known);
  };
}
