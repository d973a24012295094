import { bodyRows } from "@stemma/document/body-rows";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { diffToHtml } from "@stemma/document/diff/diff-to-html";
import { invertDiff } from "@stemma/document/diff/invert-diff";
import type { DiffEntry } from "@stemma/document/diff/body-diff";
import type { PageBody } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import { takeablePassages } from "@stemma/document/take/takeable-passages";

/** A passage that can be taken, ready to draw: plain JSON, as the worker returns it. */
export interface OfferedPassage {
  /** The indexes of its rows in the version, from 0. */
  readonly rows: readonly number[];
  /** What the draft has of it. */
  readonly state: "missing" | "otherWords" | "otherFormat";
  /** The passage, or what taking it would change in the draft. */
  readonly html: string;
}

/** What a version has and a draft's text lacks, in the version's order. The time limit is in milliseconds. */
export function offerPassages(
  text: PageBody,
  version: PageBody,
  timeBoundMs: number,
): OfferedPassage[] {
  const passages = takeablePassages(text, version, { timeBoundMs });
  const versionRows = bodyRows(version);
  return passages.map(({ rows, difference }) => {
    const blocks = rows.flatMap((row) => versionRows[row] ?? []);
    const state = stateOf(difference);
    if (state === "missing") return { rows, state, html: bodyToHtml(makeBody(blocks), "stored") };
    const counts = { changes: 0, moves: 0, formatting: 0 };
    const inDraft = invertDiff({ entries: [difference], counts, isBounded: false });
    return { rows, state, html: diffToHtml(inDraft, "inline") };
  });
}

function stateOf({ kind }: DiffEntry): OfferedPassage["state"] {
  if (kind === "deleted") return "missing";
  return kind === "formatOnly" ? "otherFormat" : "otherWords";
}
