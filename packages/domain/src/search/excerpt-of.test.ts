import { expect, test } from "vitest";
import { excerptOf } from "./excerpt-of.ts";
import { queryTerms } from "./query-terms.ts";

/** The excerpt with its matches in brackets. */
function excerpt(text: string, query: string): string {
  return excerptOf(text, queryTerms(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");
}

test.each([
  {
    because: "case does not count",
    text: "The Bread day",
    query: "bread",
    seen: "The [Bread] day",
  },
  {
    because: "the last word may be a beginning",
    text: "Breads, bready",
    query: "brea",
    seen: "[Breads], [bready]",
  },
  {
    because: "only the last one may",
    text: "Bread day days",
    query: "brea day",
    seen: "Bread [day] [days]",
  },
  {
    because: "ß folds into two letters",
    text: "Die Straße hier",
    query: "STRASSE hier",
    seen: "Die [Straße] [hier]",
  },
  {
    because: "a sigma ends the word",
    text: "ο σοφός λέει",
    query: "ΣΟΦΌΣ",
    seen: "ο [σοφός] λέει",
  },
  {
    because: "Turkish dots its I",
    text: "Güzel İstanbul!",
    query: "istanbul",
    seen: "Güzel [İstanbul]!",
  },
  {
    because: "an accent may be written apart",
    text: "un cafe\u0301 noir",
    query: "CAFÉ",
    seen: "un [cafe\u0301] noir",
  },
  {
    because: "Cyrillic has two cases",
    text: "Хлеб всему голова",
    query: "ХЛЕБ",
    seen: "[Хлеб] всему голова",
  },
  {
    because: "Arabic reads the other way",
    text: "خبز طازج كل يوم",
    query: "طازج",
    seen: "خبز [طازج] كل يوم",
  },
  {
    because: "Chinese has no spaces",
    text: "我们在北京大学读书。",
    query: "北京大学",
    seen: "我们在[北京大学]读书。",
  },
  { because: "a query may be one sign", text: "黒猫と猫。", query: "猫", seen: "黒[猫]と[猫]。" },
  {
    because: "half-width signs are two units",
    text: "朝のﾊﾟﾝ屋",
    query: "パン",
    seen: "朝の[ﾊﾟﾝ]屋",
  },
  {
    because: "Thai has no spaces",
    text: "ฉันรักกรุงเทพมาก",
    query: "กรุงเทพ",
    seen: "ฉันรัก[กรุงเทพ]มาก",
  },
  {
    because: "a sign beyond the basic plane is two units",
    text: "𠮷野家と𠮷田",
    query: "𠮷田",
    seen: "𠮷野家と[𠮷田]",
  },
  { because: "a pictograph is a word", text: "Bake 🍞 now", query: "🍞", seen: "Bake [🍞] now" },
  { because: "paragraphs follow one another", text: "One\n\nTwo", query: "two", seen: "One [Two]" },
  {
    because: "a beginning is shown where nothing is found",
    text: "One two",
    query: "three",
    seen: "One two",
  },
  { because: "there is no text", text: " \n ", query: "three", seen: "" },
])("an excerpt marks every term of the query: $because", ({ text, query, seen }) => {
  expect(excerpt(text, query)).toBe(seen);
});

test("a long text is cut at words around what was found, and dots say so", () => {
  const text = `${"before it ".repeat(60)}the sourdough ${"after it ".repeat(60)}`;
  const seen = excerpt(text, "sourdough");
  expect(seen).toMatch(/^…(?:(?:before|it) )+the \[sourdough\] (?:after it ?|after …)+…$/);
  expect(seen.length).toBeLessThan(170);
});

test("the paragraph that holds most of the words is shown, not the first that holds one", () => {
  const text = `A starter.\n${"Nothing here.\n".repeat(50)}Feed the sourdough starter at four.`;
  expect(excerpt(text, "sourdough starter")).toContain("[sourdough] [starter] at four.");
});

test.each([
  { because: "surrogate pairs", character: "𠮷", query: "田" },
  { because: "pictographs", character: "🍞", query: "x" },
  { because: "marks", character: "กิ", query: "田" },
])("a text without spaces is never cut inside a character: $because", ({ character, query }) => {
  const seen = excerpt(`${character.repeat(301)}${query}${character.repeat(301)}`, query);
  expect(seen).toContain(`[${query}]`);
  expect(seen.replace(`[${query}]`, "").replaceAll("…", "").replaceAll(character, "")).toBe("");
});
