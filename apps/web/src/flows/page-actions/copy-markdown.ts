import type { PageView } from "@stemma/contract/page-view-shape";
import { escapeHtml } from "@stemma/document/html/escape-html";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { pageHtml } from "../../features/pages/text/page-html.ts";
import { loadSnippetDrawing } from "../../features/pages/text/snippet-drawing.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";

/** Copies the page's title and text as Markdown, and says so. */
export async function copyMarkdown(view: PageView): Promise<void> {
  try {
    // The browser allows it while the person's click counts: the text may follow.
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": markdownOf(view) })]);
    showToast(messages.markdown.copied);
  } catch {
    showToast(messages.markdown.notCopied);
  }
}

async function markdownOf({
  page,
  linkTargets,
  mentionedPeople,
  snippets,
}: PageView): Promise<Blob> {
  const { htmlToMarkdown } = await import("../../lib/markdown/html-to-markdown.ts");
  if (snippets.length > 0) await loadSnippetDrawing();
  const { pageTitle, serializedEditorState: body } = page;
  const title = `<h1>${escapeHtml(displayPageTitle(pageTitle))}</h1>`;
  const text = body === null ? "" : pageHtml({ body, linkTargets, mentionedPeople, snippets });
  return new Blob([htmlToMarkdown(title + text, location.origin)], { type: "text/plain" });
}
