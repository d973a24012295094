import { bodyRows } from "../body-rows.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageBody } from "../format.ts";
import { readBody } from "../read-body.ts";
import { anyBody } from "../testing/any-body.ts";
import { anyNumberedPage, anyPage } from "../testing/any-pages.ts";
import { anyMergeCase, checkMerge } from "../testing/merge-properties.ts";
import { slowly } from "../testing/slowly.ts";
import { describeStaleness } from "./describe-staleness.ts";
import { mergeBodies } from "./merge-bodies.ts";
import { unhurried } from "../testing/unhurried.ts";

/** The same pairs in every run: `npm run bench -- merging` searches among other ones. */
const seed = 12;

const idsOf = (body: PageBody) => bodyRows(body).map((block) => block.$.blockId);

describe("no word is lost, doubled or brought back by merging two writers' edits", () => {
  it("of a page in which each word occurs once", slowly, () => {
    fc.assert(
      fc.property(anyMergeCase(anyNumberedPage()), (one) => {
        expect(checkMerge(one).flaws).toEqual([]);
      }),
      { numRuns: 3000, seed },
    );
  });

  it("of a page with repeating words and marks", slowly, () => {
    fc.assert(
      fc.property(anyMergeCase(anyPage()), (one) => {
        expect(checkMerge(one).flaws).toEqual([]);
      }),
      { numRuns: 600, seed },
    );
  });
});

it("fewer than one pair in five has a conflict", slowly, () => {
  const pairs = fc.sample(anyMergeCase(anyNumberedPage()), { numRuns: 2000, seed });
  const inConflict = pairs.filter(
    ({ base, ours, theirs }) => mergeBodies(base, ours, theirs, unhurried).conflicts.length > 0,
  );
  expect(inConflict.length / pairs.length).toBeLessThan(0.2);
});

it("bodies that have nothing in common merge into a valid body with unique ids", slowly, () => {
  fc.assert(
    fc.property(anyBody(), anyBody(), anyBody(), (base, ours, theirs) => {
      const { body } = mergeBodies(base, ours, theirs, unhurried);
      expect(readBody(body)).toEqual({ ok: true, body });
      expect(new Set(idsOf(body)).size).toBe(idsOf(body).length);
    }),
    { numRuns: 300 },
  );
});

it("a draft that touches nothing they touched merges without a conflict", slowly, () => {
  fc.assert(
    fc.property(anyMergeCase(anyPage()), ({ base, ours, theirs }) => {
      const { touching, ourChanges } = describeStaleness(base, ours, theirs);
      expect(touching).toBeLessThanOrEqual(ourChanges);
      if (touching === 0) expect(mergeBodies(base, ours, theirs, unhurried).conflicts).toEqual([]);
    }),
    { numRuns: 500, seed },
  );
});
