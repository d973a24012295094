import type { PageView } from "@stemma/contract/pages.contract";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { coloredCodeHtml } from "@stemma/document/code/colored-code-html";
import { runsToHtml } from "@stemma/document/html/runs-to-html";
import type { BodyBlock } from "@stemma/document/body-blocks";
import { withMentionNames } from "@stemma/document/mentions/mention-html";
import { linkedPages } from "@stemma/document/page-links/linked-pages";
import { linkTitlesOf, withLinkTitles } from "@stemma/document/page-links/link-titles";
import { bodySnippets } from "@stemma/document/snippets/body-snippets";
import { shownSnippets, withSnippets } from "@stemma/document/snippets/snippet-html";
import type { PageBody } from "@stemma/document/format";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { pathRoom } from "@stemma/domain/page/path-room";
import { escapeHtml } from "@stemma/document/html/escape-html";

/**
 * The published page as HTML before any script runs. `apps/web/src/ui/styles/shell.css` styles this markup; the client's
 * first render draws the same in the same place.
 */
export function firstPaint(view: PageView): string {
  const { page, lastRevert, unread } = view;
  const title = escapeHtml(displayPageTitle(page.pageTitle));
  const icon =
    page.icon === null
      ? ""
      : `<div class="page-icon" aria-hidden="true">${escapeHtml(page.icon)}</div>`;
  const state = page.deleted ? `<div class="page-state"></div>` : "";
  const revert = lastRevert === null ? "" : `<div class="page-revert"></div>`;
  const changed = unread === null ? "" : `<div class="page-unread"></div>`;
  const body =
    page.serializedEditorState === null
      ? ""
      : `<div class="page-byline"></div>${revert}${changed}<div class="page-body">${bodyHtml(page.serializedEditorState, view)}</div>`;
  return (
    `<a class="skip-link" href="#content">Skip to content</a>` +
    `<div class="shell"><aside class="shell-sidebar"></aside><div class="shell-main">` +
    `<header class="topbar"><span class="topbar-menu"></span><nav class="topbar-path" aria-label="Path">` +
    `${pathHtml(view)}</nav>` +
    `<div class="topbar-actions"></div></header>` +
    `<main id="content" tabindex="-1" class="page-column">${state}${icon}<h1 class="page-title">${title}</h1>${body}</main></div></div>`
  );
}

const slash = `<span class="topbar-slash" aria-hidden="true">/</span>`;

function pathHtml({ page, workspace, path }: PageView): string {
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

function bodyHtml(body: PageBody, view: PageView): string {
  const { linkTargets, mentionedPeople, snippets } = view;
  const html = bodyToHtml(body, "belowTitle", "closed", coloredBy(view));
  const shown = withSnippets(html, shownSnippets(bodySnippets(body), snippets));
  const titled = withLinkTitles(shown, linkTitlesOf(linkedPages(body), linkTargets));
  return withMentionNames(titled, mentionedPeople);
}

/** Draws what is inside a block: code in its colours, which the client draws on top of the text instead. */
function coloredBy({ codeColors }: PageView): (block: BodyBlock) => string {
  const colors = new Map(codeColors?.map((one) => [one.blockId, one]));
  return (block) => {
    const known = block.id === null ? undefined : colors.get(block.id);
    return known === undefined || block.kind !== "codeBlock"
      ? runsToHtml(block.runs)
      : coloredCodeHtml(block, known);
  };
}
