import type { PageView } from "@stemma/contract/pages.contract";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { withMentionNames } from "@stemma/document/mentions/mention-html";
import { linkedPages } from "@stemma/document/page-links/linked-pages";
import { linkTitlesOf, withLinkTitles } from "@stemma/document/page-links/link-titles";
import type { PageBody } from "@stemma/document/format";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { escapeHtml } from "@stemma/document/html/escape-html";

/**
 * The published page as HTML before any script runs. `apps/web/src/ui/styles/shell.css` styles this markup; the client's
 * first render draws the same in the same place.
 */
export function firstPaint(view: PageView): string {
  const { page, workspace, lastRevert, unread } = view;
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
    `<a href="/workspace/${workspace.id}">${escapeHtml(workspace.workspaceName)}</a>` +
    `<span class="topbar-slash" aria-hidden="true">/</span>` +
    `<span class="topbar-here" aria-current="page">${title}</span></nav>` +
    `<div class="topbar-actions"></div></header>` +
    `<main id="content" tabindex="-1" class="page-column">${state}${icon}<h1 class="page-title">${title}</h1>${body}</main></div></div>`
  );
}

function bodyHtml(body: PageBody, { linkTargets, mentionedPeople }: PageView): string {
  const titled = withLinkTitles(bodyToHtml(body), linkTitlesOf(linkedPages(body), linkTargets));
  return withMentionNames(titled, mentionedPeople);
}
