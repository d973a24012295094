import { escapeHtml } from "../html/escape-html.ts";
import { inlineHtml } from "../html/runs-to-html.ts";
import type { Run } from "../run.ts";
import type { DiffSegment } from "./body-diff.ts";
import { describeReformatted } from "./describe-formatting.ts";

/** The shown side of a diff: the text before, the text after, or both in one text. */
export type DiffView = "before" | "after" | "both";

/** The inner HTML of a compared block, with the marks for inserted and deleted text. */
export function segmentsToHtml(segments: readonly DiffSegment[], view: DiffView): string {
  const html = segments.map((segment) => segmentToHtml(segment, view)).join("");
  const last = segments.at(-1);
  const isOpen = last?.kind === "kept" && last.runs.at(-1)?.text === "\n";
  return html === "" || isOpen ? `${html}<br>` : html;
}

function segmentToHtml(segment: DiffSegment, view: DiffView): string {
  switch (segment.kind) {
    case "kept":
      return inlineHtml(segment.runs);
    case "inserted":
      return view === "before" ? "" : `<ins class="diff-ins">${shownBreaks(segment.runs)}</ins>`;
    case "deleted":
      return view === "after" ? "" : `<del class="diff-del">${shownBreaks(segment.runs)}</del>`;
    case "reformatted": {
      const note = escapeHtml(describeReformatted(segment).join("; "));
      const runs = view === "before" ? segment.before : segment.after;
      return `<span class="diff-reformatted" title="${note}">${inlineHtml(runs)}</span>`;
    }
  }
}

/** Shows an inserted or deleted line break as '↵', because a line break itself has no width. */
function shownBreaks(runs: readonly Run[]): string {
  if (runs.length === 0) return "<br>";
  return inlineHtml(runs).replaceAll("<br>", '<span class="diff-break">↵</span><br>');
}
