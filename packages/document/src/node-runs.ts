import { joinRuns } from "./join-runs.ts";
import { knownMarkBits } from "./marks.ts";
import type { Run } from "./run.ts";
import { isSafeUrl } from "./safe-url.ts";

/**
 * The text of any node, as runs. Never throws, at any depth. It reads the children of an unknown node, the known marks
 * of a text and the safe URL of a link, and skips values that are not nodes.
 */
export function nodeRuns(node: unknown): Run[] {
  const runs: Run[] = [];
  const waiting: { node: unknown; url: string | null }[] = [{ node, url: null }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.node !== "object" || next.node === null) continue;
    const { type, text, format, children, url } = next.node as LooseNode;
    if (type === "linebreak") {
      runs.push({ text: "\n", marks: 0, url: next.url });
    } else if (typeof text === "string") {
      const marks = typeof format === "number" ? format & knownMarkBits : 0;
      runs.push({ text, marks, url: next.url });
    } else if (Array.isArray(children)) {
      const inner = type === "link" && typeof url === "string" && isSafeUrl(url) ? url : next.url;
      for (const child of children.toReversed()) waiting.push({ node: child, url: inner });
    }
  }
  return joinRuns(runs);
}

type LooseNode = {
  type?: unknown;
  text?: unknown;
  format?: unknown;
  children?: unknown;
  url?: unknown;
};
