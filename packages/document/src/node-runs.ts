import { joinRuns } from "./join-runs.ts";
import { knownMarkBits } from "./marks.ts";
import type { Run } from "./run.ts";
import { isSafeUrl } from "./safe-url.ts";

/**
 * The text of any node, as runs. Never throws and knows no depth that is too deep: of a node it does not know it takes the
 * children, of a text the marks it knows, of a link the address if it is safe, and nothing of what is not a node at all.
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
