import { mentionedPersonOf } from "./mentions/mention-word.ts";
import { linkedPageOf } from "./page-links/page-link-word.ts";
import type { InlineJson, LeafJson, LinkJson } from "./format.ts";
import { joinRuns } from "./join-runs.ts";
import { inlineMathOf } from "./math/inline-math-word.ts";
import { isObjectWord } from "./object-word.ts";
import type { Run } from "./run.ts";

/** The inline nodes, in canonical form, for these runs. */
export function runsToInlines(runs: Iterable<Run>): InlineJson[] {
  const inlines: InlineJson[] = [];
  let link: LinkJson | null = null;
  for (const run of joinRuns(runs)) {
    const object = objectOf(run.text);
    if (object !== null) {
      link = null;
      inlines.push(object);
    } else if (run.url === null) {
      link = null;
      inlines.push(...leavesOf(run));
    } else {
      if (link === null || link.url !== run.url) {
        link = emptyLink(run.url);
        inlines.push(link);
      }
      link.children.push(...leavesOf(run));
    }
  }
  return inlines;
}

function objectOf(text: string): InlineJson | null {
  if (!isObjectWord(text)) return null;
  const pageId = linkedPageOf(text);
  if (pageId !== null) return { type: "page-link", version: 1, pageId };
  const userId = mentionedPersonOf(text);
  if (userId !== null) return { type: "mention", version: 1, userId };
  const source = inlineMathOf(text);
  return source === null ? null : { type: "inline-math", version: 1, source };
}

function leavesOf(run: Run): LeafJson[] {
  if (run.text === "\n") return [{ type: "linebreak", version: 1 }];
  if (!run.text.includes("\t")) return [leafOf(run.text, run.marks)];
  return run.text.split(/(\t)/).flatMap((text) => (text === "" ? [] : [leafOf(text, run.marks)]));
}

function leafOf(text: string, marks: number): LeafJson {
  const shared = { version: 1, format: marks, mode: "normal", style: "" } as const;
  return text === "\t"
    ? { type: "tab", detail: 2, text, ...shared }
    : { type: "text", detail: 0, text, ...shared };
}

function emptyLink(url: string): LinkJson {
  return {
    type: "link",
    version: 1,
    children: [],
    direction: null,
    format: "",
    indent: 0,
    rel: null,
    target: null,
    title: null,
    url,
  };
}
