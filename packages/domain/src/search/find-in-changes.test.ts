import { expect, test } from "vitest";
import { findInChanges } from "./find-in-changes.ts";

const row = (text: string) => ({ text });

test.each<{
  because: string;
  change: [string | null, string | null][];
  found: [string[], string[]];
}>([
  { because: "a new row has it", change: [[null, "Rye bread"]], found: [["Rye bread"], []] },
  { because: "a row lost it", change: [["Rye bread", "Bread"]], found: [[], ["Rye bread"]] },
  { because: "a row kept it", change: [["Rye bread", "RYE rolls"]], found: [[], []] },
  {
    because: "it went into another row",
    change: [
      ["Bread. Rye rolls.", "Bread."],
      [null, "Rye rolls."],
    ],
    found: [[], []],
  },
  {
    because: "one of two places lost it, the other one moved",
    change: [
      ["Rye bread", "Bread"],
      ["Rye rolls", null],
      [null, "Rye rolls"],
    ],
    found: [[], ["Rye bread"]],
  },
  {
    because: "another row has it in another sentence",
    change: [
      ["Bake the rye for an hour", null],
      [null, "Sow rye early"],
    ],
    found: [["Sow rye early"], ["Bake the rye for an hour"]],
  },
])("a text is found where it came and went: $because", ({ change, found }) => {
  const changes = change.map(([before, after]) => ({
    before: before === null ? null : row(before),
    after: after === null ? null : row(after),
  }));
  const { added, deleted } = findInChanges(changes, "rye");
  expect([added.map(({ text }) => text), deleted.map(({ text }) => text)]).toEqual(found);
});

test("an empty text is nowhere", () => {
  expect(findInChanges([{ before: null, after: row("Rye") }], "")).toEqual({
    added: [],
    deleted: [],
  });
});
