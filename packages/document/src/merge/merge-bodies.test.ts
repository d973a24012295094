import { bodyRows } from "../body-rows.ts";
import { describe, expect, it } from "vitest";
import { bodyBlocks } from "../body-blocks.ts";
import { blockText } from "../block-text.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { blockOf, bodyOf } from "../testing/body-of.ts";
import { unhurried } from "../testing/unhurried.ts";
import { mergeBodies } from "./merge-bodies.ts";

const base = bodyOf(
  blockOf("t", "Prices", { kind: "h1" }),
  ["a", "Bread costs 20 francs in every shop of the town."],
  ["b", "Milk is for free."],
  ["c", "Cheese is dear."],
);
const blocks = bodyRows(base);

/** The body with one block replaced by `replacement`. Without it, the block is deleted. */
const withBlock = (
  id: string,
  ...replacement: readonly (readonly [string, string] | BlockJson)[]
): PageBody =>
  bodyOf(...blocks.flatMap((block) => (block.$.blockId === id ? replacement : [block])));
const bread = (text: string) => withBlock("a", ["a", text]);
const milk = (shape: Parameters<typeof blockOf>[2], text = "Milk is for free.") =>
  withBlock("b", blockOf("b", text, shape));
const ordered = (...ids: readonly string[]): PageBody =>
  bodyOf(...ids.flatMap((id) => blocks.filter((block) => block.$.blockId === id)));

const idsOf = (body: PageBody) =>
  bodyRows(body)
    .map((block) => block.$.blockId)
    .join(" ");
const textOf = (body: PageBody, id: string) =>
  bodyBlocks(body)
    .filter((block) => block.id === id)
    .map(blockText)
    .join("|");

describe("two writers' words in one paragraph come together while a word stands between them", () => {
  it.each([
    {
      because: "they are far apart",
      ours: "Fresh bread costs 20 francs in every shop of the town.",
      theirs: "Bread costs 20 francs in every shop of the city.",
      merged: "Fresh bread costs 20 francs in every shop of the city.",
    },
    {
      because: "both made the same change, and one more",
      ours: "Bread costs 25 francs in every shop of the town.",
      theirs: "Bread costs 25 francs in every shop of the city.",
      merged: "Bread costs 25 francs in every shop of the city.",
    },
    {
      because: "one erased the end and the other wrote at the start",
      ours: "Bread costs 20 francs.",
      theirs: "Bread now costs 20 francs in every shop of the town.",
      merged: "Bread now costs 20 francs.",
    },
    {
      because: "one wrote in what the other erased",
      ours: "Bread costs 20 francs.",
      theirs: "Bread costs 20 francs in every big shop of the town.",
      merged: null,
    },
    {
      because: "the same number became two numbers",
      ours: "Bread costs 15 francs in every shop of the town.",
      theirs: "Bread costs 25 francs in every shop of the town.",
      merged: null,
    },
    {
      because: "they changed neighbouring words",
      ours: "Bread costs 30 francs in every shop of the town.",
      theirs: "Bread costs 20 euros in every shop of the town.",
      merged: null,
    },
    {
      because: "both added at the end",
      ours: "Bread costs 20 francs in every shop of the town. Ours.",
      theirs: "Bread costs 20 francs in every shop of the town. Theirs.",
      merged: null,
    },
    {
      because: "a mark and a word are far apart",
      ours: "*Bread* costs 20 francs in every shop of the town.",
      theirs: "Bread costs 20 francs in every shop of the city.",
      merged: "Bread costs 20 francs in every shop of the city.",
    },
    {
      because: "a mark stands on the word that was changed",
      ours: "Bread costs *20* francs in every shop of the town.",
      theirs: "Bread costs 25 francs in every shop of the town.",
      merged: null,
    },
  ])("$because", ({ ours, theirs, merged }) => {
    const merge = mergeBodies(base, bread(ours), bread(theirs), unhurried);
    const fromTheOther = mergeBodies(base, bread(theirs), bread(ours), unhurried);
    expect(merge.conflicts).toHaveLength(merged === null ? 1 : 0);
    expect(fromTheOther.conflicts).toHaveLength(merged === null ? 1 : 0);
    expect(textOf(merge.body, "a")).toBe(merged ?? textOf(bread(ours), "a"));
  });

  it.each([
    {
      because: "a date",
      base: "on 2026-11-20 we met",
      ours: "on 2027-11-20 we met",
      theirs: "on 2026-12-20 we met",
    },
    {
      because: "a number with points",
      base: "costs 1,000.50 francs",
      ours: "costs 2,000.50 francs",
      theirs: "costs 1,000.75 francs",
    },
    {
      because: "a percentage in brackets",
      base: "about (20%) of it",
      ours: "about (25%) of it",
      theirs: "about (20‰) of it",
    },
  ])("the parts of $because never come from two writers", ({ base, ours, theirs }) => {
    const [from, our, their] = [base, ours, theirs].map((text) => bodyOf(["a", text]));
    if (from === undefined || our === undefined || their === undefined) throw new Error("three");
    expect(mergeBodies(from, our, their, unhurried).conflicts).toHaveLength(1);
  });

  it("Japanese comes together by its words", () => {
    const merge = mergeBodies(
      bodyOf(["a", "橋は古いです。石でできています。"]),
      bodyOf(["a", "塔は古いです。石でできています。"]),
      bodyOf(["a", "橋は古いです。木でできています。"]),
      unhurried,
    );
    expect(merge.conflicts).toEqual([]);
    expect(textOf(merge.body, "a")).toBe("塔は古いです。木でできています。");
  });
});

describe("blocks come together apart from their order", () => {
  it.each([
    {
      because: "each inserted one at the same place",
      ours: withBlock("a", ["a", textOf(base, "a")], ["o", "ours"]),
      theirs: withBlock("a", ["a", textOf(base, "a")], ["s", "theirs"]),
      ids: "t a o s b c",
      conflicts: 0,
    },
    {
      because: "both inserted the same, with ids of their own",
      ours: withBlock("b", ["o", "same"], ["b", "Milk is for free."]),
      theirs: withBlock("b", ["s", "same"], ["b", "Milk is for free."]),
      ids: "t a o b c",
      conflicts: 0,
    },
    {
      because: "one moved what the other changed",
      ours: ordered("t", "c", "a", "b"),
      theirs: withBlock("c", ["c", "Cheese is cheap."]),
      ids: "t c a b",
      conflicts: 0,
    },
    {
      because: "both moved one block, elsewhere",
      ours: ordered("c", "t", "a", "b"),
      theirs: ordered("t", "c", "a", "b"),
      ids: "c t a b",
      conflicts: 1,
    },
    {
      because: "one deleted what the other moved",
      ours: ordered("t", "a", "b"),
      theirs: ordered("t", "c", "a", "b"),
      ids: "t a b",
      conflicts: 0,
    },
    {
      because: "both deleted it",
      ours: ordered("t", "a", "c"),
      theirs: ordered("t", "a", "c"),
      ids: "t a c",
      conflicts: 0,
    },
    {
      because: "one deleted what the other changed",
      ours: withBlock("b"),
      theirs: milk({}, "Milk is dear."),
      ids: "t a c",
      conflicts: 1,
    },
    {
      because: "one changed what the other deleted",
      ours: milk({}, "Milk is dear."),
      theirs: withBlock("b"),
      ids: "t a b c",
      conflicts: 1,
    },
    {
      because: "one made it a heading, the other centred it",
      ours: milk({ kind: "h2" }),
      theirs: milk({ alignment: "center" }),
      ids: "t a b c",
      conflicts: 0,
    },
    {
      because: "they made it two kinds of heading",
      ours: milk({ kind: "h2" }),
      theirs: milk({ kind: "h3" }),
      ids: "t a b c",
      conflicts: 1,
    },
    {
      because: "one indented it, the other wrote in it",
      ours: milk({ indent: 2 }),
      theirs: milk({}, "Milk is dear."),
      ids: "t a b c",
      conflicts: 0,
    },
    {
      because: "one cut and pasted it, the other wrote in it",
      ours: bodyOf(...bodyRows(ordered("t", "b", "c")), ["p", textOf(base, "a")]),
      theirs: bread("Bread costs 25 francs in every shop of the town."),
      ids: "t b c p",
      conflicts: 0,
    },
  ])("$because", ({ ours, theirs, ids, conflicts }) => {
    const merge = mergeBodies(base, ours, theirs, unhurried);
    expect(idsOf(merge.body)).toBe(ids);
    expect(merge.conflicts).toHaveLength(conflicts);
  });

  it("what one side moved and the other changed is both", () => {
    const merge = mergeBodies(
      base,
      ordered("t", "c", "a", "b"),
      milk({}, "Milk is dear."),
      unhurried,
    );
    expect(idsOf(merge.body)).toBe("t c a b");
    expect(textOf(merge.body, "b")).toBe("Milk is dear.");
  });
});

describe("a conflict shows what each side has", () => {
  it("names a row of its passage, and the rows of all three bodies", () => {
    const ours = bread("Bread costs 15 francs in every shop of the town.");
    const theirs = bread("Bread costs 25 francs in every shop of the town.");
    expect(mergeBodies(base, ours, theirs, unhurried).conflicts).toMatchObject([
      {
        id: "a",
        base: [blocks[1]],
        ours: [bodyRows(ours)[1]],
        theirs: [bodyRows(theirs)[1]],
        offersBoth: false,
        isMove: false,
      },
    ]);
  });

  it("has no rows of the side that deleted", () => {
    expect(
      mergeBodies(base, withBlock("b"), milk({}, "Milk is dear."), unhurried).conflicts,
    ).toMatchObject([{ id: "b", ours: [], theirs: [{ $: { blockId: "b" } }], offersBoth: false }]);
  });

  it("is what the writer gets when the time is up", () => {
    const merge = mergeBodies(
      base,
      bread("Fresh bread costs 20 francs in every big shop of the town."),
      bread("Bread costs 20 francs in every shop of the city."),
      { timeBoundMs: 0, now: () => 0 },
    );
    expect(merge.conflicts).toHaveLength(1);
  });
});
