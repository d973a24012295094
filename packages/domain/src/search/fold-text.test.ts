import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  { because: "Latin has two cases", one: "BREAD Day", other: "bread dAY" },
  { because: "Cyrillic has two cases", one: "ХЛЕБ", other: "хлеб" },
  { because: "Armenian has a ligature", one: "ԵՒ", other: "և" },
  { because: "a sigma at the end looks different", one: "ΣΟΦΟΣ", other: "σοφος" },
  { because: "a final sigma is a sigma", one: "σοφος", other: "σοφοσ" },
  { because: "ß is written SS in capitals", one: "STRASSE", other: "straße" },
  { because: "ß has a capital of its own", one: "GROẞ", other: "groß" },
  { because: "Turkish dots its capital I", one: "İstanbul", other: "istanbul" },
  { because: "Turkish has an i without a dot", one: "ISPARTA", other: "ısparta" },
  { because: "an accent may be a character of its own", one: "cafe\u0301", other: "CAFÉ" },
  { because: "a Mac writes Hangul in parts", one: "한글".normalize("NFD"), other: "한글" },
  { because: "Japanese has half-width signs", one: "ﾊﾟﾝ", other: "パン" },
  { because: "Latin has full-width signs", one: "Ｂｒｅａｄ", other: "bread" },
  { because: "a ligature is its letters", one: "ﬁg", other: "FIG" },
  { because: "a soft hyphen is not seen", one: "sour\u00ADdough", other: "sourdough" },
  { because: "a space that does not break is a space", one: " a\u00A0\t b\n", other: "a b" },
])("two texts fold to the same: $because", ({ one, other }) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  { one: "schön", other: "schon" },
  { one: "パン", other: "バン" },
  { one: "東京", other: "京東" },
])("$one and $other stay apart", ({ one, other }) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

test("every character that has a case, or other forms, folds once and for all and like its capitals", () => {
  const unlike: string[] = [];
  for (let code = 0; code < 0x2_0000; code += 1) {
    const character = String.fromCodePoint(code);
    const capital = character.toUpperCase();
    if (capital === character.toLowerCase() && character.normalize("NFKC") === character) continue;
    const folded = foldText(character);
    if (foldText(folded) !== folded || foldText(capital) !== folded) unlike.push(code.toString(16));
  }
  expect(unlike).toEqual([]);
});
