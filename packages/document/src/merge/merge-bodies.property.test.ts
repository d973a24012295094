import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bodyToText } from "../body-to-text.ts";
import type { PageBody } from "../format.ts";
import { readBody } from "../read-body.ts";
import { anyBody } from "../testing/any-body.ts";
import { anyEdits, anyPage, applyEdits } from "../testing/any-edits.ts";
import { makeBody } from "../make-body.ts";
import type { BodyMerge } from "./body-merge.ts";
import { describeStaleness } from "./describe-staleness.ts";
import { mergeBodies } from "./merge-bodies.ts";
import { resolveConflict } from "./resolve-conflict.ts";

const editPair = fc.tuple(anyPage(), anyEdits(), anyEdits()).map(([base, ours, theirs]) => ({
  base,
  ours: applyEdits(base, ours, "ours"),
  theirs: applyEdits(base, theirs, "theirs"),
}));
const unrelated = fc.record({ base: anyBody(), ours: anyBody(), theirs: anyBody() });
const anyPair = fc.oneof({ weight: 9, arbitrary: editPair }, unrelated);

/** The words that the writers of `editPair` type: the writer's name and the step. */
const typedWord = /(?:ours|theirs)\d/g;

/** Thousands of property runs are slow on a busy machine. */
const unhurried = { timeout: 120_000 };

const idsOf = (body: PageBody) => body.root.children.map((block) => block.$.blockId);
const typedWords = (body: PageBody): string[] => bodyToText(body).match(typedWord) ?? [];

/** The ids of the blocks that neither side changed. */
function untouched(base: PageBody, ...sides: readonly PageBody[]): string[] {
  const blocksOf = (body: PageBody) => body.root.children.map((block) => JSON.stringify(block));
  const kept = sides.map((side) => new Set(blocksOf(side)));
  return base.root.children
    .filter((block) => kept.every((blocks) => blocks.has(JSON.stringify(block))))
    .map((block) => block.$.blockId);
}

function shownText({ body, conflicts }: BodyMerge): string {
  const shown = conflicts.flatMap(({ base, ours, theirs }) =>
    [base, ours, theirs].filter((block) => block !== null),
  );
  return [bodyToText(body), bodyToText(makeBody(shown))].join("\n");
}

it("merging where only one side wrote gives that side, without a conflict", unhurried, () => {
  fc.assert(
    fc.property(anyPair, ({ base, ours, theirs }) => {
      const only = (body: PageBody) => JSON.stringify({ body, conflicts: [] });
      expect(JSON.stringify(mergeBodies(base, ours, base))).toBe(only(ours));
      expect(JSON.stringify(mergeBodies(base, base, theirs))).toBe(only(theirs));
      expect(JSON.stringify(mergeBodies(base, ours, ours))).toBe(only(ours));
    }),
    { numRuns: 4000 },
  );
});

it(
  "every word that either side typed is in the merged page or in a conflict, and none twice",
  unhurried,
  () => {
    fc.assert(
      fc.property(editPair, ({ base, ours, theirs }) => {
        const merge = mergeBodies(base, ours, theirs);
        const text = shownText(merge);
        const merged = typedWords(merge.body);
        for (const side of [ours, theirs]) {
          const typed = typedWords(side);
          for (const word of typed) expect(text).toContain(word);
          for (const word of new Set(typed)) {
            const times = (words: string[]) => words.filter((one) => one === word).length;
            expect(times(merged), word).toBeLessThanOrEqual(times(typed));
          }
        }
      }),
      { numRuns: 4000 },
    );
  },
);

it("no block is lost or stands twice, and the merged page is a valid body", unhurried, () => {
  fc.assert(
    fc.property(anyPair, ({ base, ours, theirs }) => {
      const { body, conflicts } = mergeBodies(base, ours, theirs);
      const ids = idsOf(body);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of untouched(base, ours, theirs)) expect(ids).toContain(id);
      expect(readBody(body)).toEqual({ ok: true, body });
      for (const { id, ours, index, behind } of conflicts) {
        expect(ids[index] === id).toBe(ours !== null);
        expect(ids[index - 1] ?? null).toBe(behind);
      }
    }),
    { numRuns: 2500 },
  );
});

it(
  "a writer who resolves every conflict ends with a valid body and no word of the picked side lost",
  unhurried,
  () => {
    const pick = fc.constantFrom("ours" as const, "theirs" as const, "both" as const);
    fc.assert(
      fc.property(editPair, pick, ({ base, ours, theirs }, pick) => {
        const merge = mergeBodies(base, ours, theirs);
        const resolved = merge.conflicts.reduce(
          (left, { id }) => resolveConflict(left, id, { pick }),
          merge,
        );
        expect(resolved.conflicts).toEqual([]);
        expect(readBody(resolved.body)).toEqual({ ok: true, body: resolved.body });
        const text = bodyToText(resolved.body);
        const picked = pick === "both" ? [ours, theirs] : [pick === "ours" ? ours : theirs];
        for (const side of picked)
          for (const word of typedWords(side)) expect(text).toContain(word);
      }),
      { numRuns: 1500 },
    );
  },
);

it("a draft that touches nothing they touched merges without a conflict", unhurried, () => {
  fc.assert(
    fc.property(editPair, ({ base, ours, theirs }) => {
      const { touching, ourChanges } = describeStaleness(base, ours, theirs);
      expect(touching).toBeLessThanOrEqual(ourChanges);
      if (touching === 0) expect(mergeBodies(base, ours, theirs).conflicts).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
