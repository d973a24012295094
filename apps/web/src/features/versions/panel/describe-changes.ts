import { bodyRows } from "@stemma/document/body-rows";
import { makeBody } from "@stemma/document/make-body";
import type { Version } from "@stemma/contract/version-shapes";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { diffBodies } from "@stemma/document/diff/diff-bodies";
import { diffSentence } from "@stemma/document/diff/diff-sentence";
import { diffToHtml } from "@stemma/document/diff/diff-to-html";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { capitalized } from "../../../lib/capitalized.ts";
import { messages } from "../messages.tsx";

/** A short summary of a version's changes, for the side panel. */
export interface DescribedChanges {
  /** '3 changes · 1 move · compared with “Rye instead of spelt”'. */
  readonly sentence: string;
  /** HTML of the first changed blocks, or of a first version's first blocks; escaped like the read view's. */
  readonly html: string;
  /** How many changed blocks the excerpt leaves out. */
  readonly more: number;
  /** The title before and after, if it changed; else `null`. */
  readonly titles: { readonly before: string; readonly after: string } | null;
}

type Compared = Pick<Version, "pageTitle" | "serializedEditorState" | "publishMessage">;

/** The maximum number of blocks in an excerpt. */
const blocksMax = 6;

/**
 * The time limit of the diff, in milliseconds: the panel renders for each selected version. The sentence says if the
 * diff is incomplete.
 */
const timeBoundMs = 150;

/** Compares a version with its parent; `null` for a version without one. */
export function describeChanges(version: Compared, parent: Compared | null): DescribedChanges {
  const body = version.serializedEditorState;
  if (parent === null) {
    const rows = bodyRows(body);
    return {
      sentence: messages.changes.firstVersion,
      html: bodyToHtml(makeBody(rows.slice(0, blocksMax))),
      more: Math.max(0, rows.length - blocksMax),
      titles: null,
    };
  }
  const diff = diffBodies(parent.serializedEditorState, body, { timeBoundMs });
  const changed = diff.entries.filter(({ change }) => change !== null);
  const titles = {
    before: displayPageTitle(parent.pageTitle),
    after: displayPageTitle(version.pageTitle),
  };
  const isRenamed = titles.before !== titles.after;
  const parts = [
    ...(isRenamed ? [messages.changes.titleChanged] : []),
    ...(isRenamed && changed.length === 0 ? [] : diffSentence(diff.counts).split(", ")),
    messages.changes.comparedWith(parent.publishMessage.subjectLine),
    ...(diff.isBounded ? [messages.changes.incomplete] : []),
  ];
  return {
    sentence: capitalized(parts.join(" · ")),
    html: diffToHtml({ ...diff, entries: changed.slice(0, blocksMax) }, "inline"),
    more: Math.max(0, changed.length - blocksMax),
    titles: isRenamed ? titles : null,
  };
}
