import type { Version } from "@stemma/contract/shapes";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { diffBodies } from "@stemma/document/diff/diff-bodies";
import { diffSentence } from "@stemma/document/diff/diff-sentence";
import { diffToHtml } from "@stemma/document/diff/diff-to-html";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { quoted } from "../words/quoted.ts";

/** What a version changed, as short as the side panel shows it. */
export interface DescribedChanges {
  /** '3 changes · 1 move · compared with “Rye instead of spelt”'. */
  readonly sentence: string;
  /** The first blocks that changed, or of a first version its first blocks; as safe as the read view's. */
  readonly html: string;
  /** How many changed blocks the excerpt leaves out. */
  readonly more: number;
  /** The title before and after, where it changed. */
  readonly titles: { readonly before: string; readonly after: string } | null;
}

type Compared = Pick<Version, "pageTitle" | "serializedEditorState" | "publishMessage">;

/** How many blocks an excerpt holds. */
const blocksMax = 6;

/** The panel is drawn again at every step through the tree, so little time is spent; what that leaves out is said. */
const timeBoundMs = 150;

/** Compares a version with its parent; `null` stands for none. */
export function describeChanges(version: Compared, parent: Compared | null): DescribedChanges {
  const body = version.serializedEditorState;
  if (parent === null) {
    const root = { ...body.root, children: body.root.children.slice(0, blocksMax) };
    return {
      sentence: "The first version.",
      html: bodyToHtml({ ...body, root }),
      more: Math.max(0, bodyBlocks(body).length - blocksMax),
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
    ...(isRenamed ? ["title changed"] : []),
    ...(isRenamed && changed.length === 0 ? [] : diffSentence(diff.counts).split(", ")),
    `compared with ${quoted(parent.publishMessage.subjectLine)}`,
    ...(diff.isBounded ? ["too much to compare every word here"] : []),
  ];
  return {
    sentence: capitalised(parts.join(" · ")),
    html: diffToHtml({ ...diff, entries: changed.slice(0, blocksMax) }, "inline"),
    more: Math.max(0, changed.length - blocksMax),
    titles: isRenamed ? titles : null,
  };
}

function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
