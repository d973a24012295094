import { bodyToHtml } from "@stemma/document/body-to-html";
import { diffBodies } from "@stemma/document/diff/diff-bodies";
import { segmentsToHtml } from "@stemma/document/diff/segments-to-html";
import type { BlockJson } from "@stemma/document/format";
import { blockTags } from "@stemma/document/html/block-tags";
import { makeBody } from "@stemma/document/make-body";

/**
 * Renders one side of a conflict as HTML, in the page's own markup, with its additions and removals against `base`
 * marked where a diff exists.
 */
export function conflictHtml(base: BlockJson | null, side: BlockJson): string {
  const whole = makeBody([side]);
  if (base === null) return bodyToHtml(whole);
  const [entry] = diffBodies(makeBody([base]), whole).entries;
  if (entry === undefined || !("segments" in entry) || entry.isBounded) return bodyToHtml(whole);
  const [open, close] = blockTags(entry.after.shape);
  return open + segmentsToHtml(entry.segments, "both") + close;
}

/** Renders blocks as HTML, without marks for changes. */
export function blocksHtml(blocks: readonly BlockJson[]): string {
  return bodyToHtml(makeBody(blocks));
}
