import { joinRuns } from "./join-runs.ts";
import { canonicalMarks } from "./marks.ts";
import { inlineMathText } from "./math/inline-math-word.ts";
import { isMentionedId, mentionWord } from "./mentions/mention-word.ts";
import { isLinkedId, pageLinkWord } from "./page-links/page-link-word.ts";
import type { Run } from "./run.ts";
import { isSafeUrl } from "./safe-url.ts";

/**
 * The text of any node, as runs. Never throws, at any depth. It reads the children of an unknown node, the known marks
 * of a text and the safe URL of a link, and skips values that are not nodes.
 */
export function nodeRuns(node: unknown): Run[] {
  const only = onlyRun(node);
  if (only !== null) return joinRuns([only]);
  const runs: Run[] = [];
  const waiting: { node: unknown; url: string | null }[] = [{ node, url: null }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.node !== "object" || next.node === null) continue;
    const { type, text, format, children, url, pageId, userId, source } = next.node as LooseNode;
    if (type === "linebreak") {
      runs.push({ text: "\n", marks: 0, url: next.url });
    } else if (type === "page-link") {
      if (isLinkedId(pageId)) runs.push({ text: pageLinkWord(pageId), marks: 0, url: null });
    } else if (type === "mention") {
      if (isMentionedId(userId)) runs.push({ text: mentionWord(userId), marks: 0, url: null });
    } else if (type === "inline-math") {
      if (typeof source === "string") {
        runs.push({ text: inlineMathText(source), marks: 0, url: null });
      }
    } else if (typeof text === "string") {
      runs.push({ text: withoutNul(text), marks: marksOf(format), url: next.url });
    } else if (Array.isArray(children)) {
      const inner = type === "link" && typeof url === "string" && isSafeUrl(url) ? url : next.url;
      for (let at = children.length - 1; at >= 0; at -= 1) {
        waiting.push({ node: children[at], url: inner });
      }
    }
  }
  return joinRuns(runs);
}

/** A fast path for most blocks: the run of a node whose only child is a text. */
function onlyRun(node: unknown): Run | null {
  if (typeof node !== "object" || node === null) return null;
  const { type, text, children } = node as LooseNode;
  const isParent = type !== "linebreak" && type !== "link" && typeof text !== "string";
  if (!isParent || !Array.isArray(children) || children.length !== 1) return null;
  const [child]: unknown[] = children;
  if (typeof child !== "object" || child === null) return null;
  const leaf = child as LooseNode;
  if (leaf.type === "linebreak" || typeof leaf.text !== "string") return null;
  return { text: withoutNul(leaf.text), marks: marksOf(leaf.format), url: null };
}

/** A text of this format has no NUL; one from elsewhere must not look like an object. */
function withoutNul(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "") : text;
}

function marksOf(format: unknown): number {
  return typeof format === "number" ? canonicalMarks(format) : 0;
}

type LooseNode = {
  type?: unknown;
  text?: unknown;
  format?: unknown;
  children?: unknown;
  url?: unknown;
  pageId?: unknown;
  userId?: unknown;
  source?: unknown;
};
