import * as fc from "fast-check";
import { expect, it } from "vitest";
import { blockText } from "../block-text.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";
import { readBody } from "../read-body.ts";
import { anyEdits, applyEdits } from "../testing/any-edits.ts";
import { anyNumberedPage } from "../testing/any-pages.ts";
import { slowly } from "../testing/slowly.ts";
import { takePassages } from "./take-passages.ts";
import { takeablePassages } from "./takeable-passages.ts";
import { unhurried } from "../testing/unhurried.ts";

/** A text and an earlier version of it, with one of the version's passages that the text lacks. No word is there twice. */
const anyTake = fc
  .tuple(anyNumberedPage(), anyEdits(), fc.nat())
  .map(([source, edits, index]) => {
    const text = applyEdits(source, edits, "w");
    const passages = takeablePassages(text, source, unhurried);
    return { source, text, passage: passages[index % passages.length] };
  })
  .filter(({ passage }) => passage !== undefined);

it("a taken passage is there whole, and is not offered again", slowly, () => {
  fc.assert(
    fc.property(anyTake, ({ source, text, passage }) => {
      const rows = passage?.rows ?? [];
      const body = takePassages(text, source, rows, unhurried);
      const read = readBody(body);
      expect(read.ok).toBe(true);
      const texts = bodyBlocks(body).map(blockText);
      for (const row of rows) {
        const taken = bodyBlocks(source)[row];
        if (taken !== undefined) expect(texts).toContain(blockText(taken));
      }
      const again = new Set(
        takeablePassages(body, source, unhurried).flatMap((other) => other.rows),
      );
      // A row of a list that comes to stand first in a toggle is a paragraph there.
      const summaries = summariesOf(body);
      const offered = bodyBlocks(source).filter((_, at) => rows.includes(at) && again.has(at));
      expect(offered.map(blockText).filter((words) => !summaries.has(words))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

/** The texts of the summaries of toggles. */
function summariesOf(body: PageBody): ReadonlySet<string> {
  const rows = bodyBlocks(body).filter(({ within }) => within?.kind === "toggle" && within.isFirst);
  return new Set(rows.map(blockText));
}

it("what was not taken stays as it is", slowly, () => {
  fc.assert(
    fc.property(anyTake, ({ source, text, passage }) => {
      expect(takePassages(text, source, [], unhurried)).toEqual(text);
      const body = takePassages(text, source, passage?.rows ?? [], {
        keepsReplaced: true,
        ...unhurried,
      });
      const all = bodyBlocks(body).map(({ id }) => id);
      const kept = bodyBlocks(text).map(({ id }) => id);
      expect(all.filter((id) => kept.includes(id))).toEqual(kept);
    }),
    { numRuns: 1500 },
  );
});
