import { expect, it } from "vitest";
import { isInFormula, typedFormula } from "./typed-formula.ts";

it.each([
  { text: "Here $x^2$", source: "x^2" },
  { text: "$x$", source: "x" },
  { text: "($a + b$", source: "a + b" },
  { text: String.raw`It costs $\$5$`, source: String.raw`\$5` },
  { text: "漢$x$", source: null },
  { text: "$5 and $", source: null },
  { text: "$ x$", source: null },
  { text: "US$5 and HK$", source: null },
  { text: "$$", source: null },
  { text: "$$x$", source: null },
  { text: "$$x$$", source: null },
  { text: String.raw`\$x$`, source: null },
  { text: String.raw`$x\$`, source: null },
  { text: "$x\n$", source: null },
  { text: "$x$ y", source: null },
  { text: "Rates: $a$ and $b$", source: "b" },
])("of $text, the formula is $source", ({ text, source }) => {
  expect(typedFormula(text)).toBe(source);
});

it.each([
  { text: "$a*b*", place: 2, isInside: true },
  { text: "a $x_1*b*", place: 6, isInside: true },
  { text: "$5 *b*", place: 3, isInside: false },
  { text: "US$5*b*", place: 4, isInside: false },
  { text: "$*b*", place: 1, isInside: false },
  { text: "*b*", place: 0, isInside: false },
])("a sign at $place of $text belongs to a formula: $isInside", ({ text, place, isInside }) => {
  expect(isInFormula(text, place)).toBe(isInside);
});

it("takes no longer than a moment for a text of signs", () => {
  expect(typedFormula(`${"\\".repeat(50_000)}$${"x\\".repeat(50_000)} $`)).toBeNull();
});
