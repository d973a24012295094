import { expect, test } from "vitest";
import { phraseLine, phrasePattern } from "./phrase-line.ts";

test.each([
  { text: "The bread, day.", phrase: "BREAD day", isFound: true, because: "signs do not count" },
  { text: "The breads day", phrase: "bread day", isFound: false, because: "words are whole" },
  { text: "Our bread\nday by day", phrase: "bread day", isFound: false, because: "a row ends" },
  { text: "Die Straße 5", phrase: "STRASSE 5", isFound: true, because: "both are folded" },
  { text: "我们的面包店", phrase: "面包", isFound: true, because: "Chinese has no spaces" },
  { text: "Ein 🥨 am Tag", phrase: "🥨 am", isFound: true, because: "a pictograph is a word" },
  { text: "Backt面包店", phrase: "backt面包", isFound: true, because: "scripts meet" },
])("'$phrase' in '$text': $isFound, because $because", ({ text, phrase, isFound }) => {
  expect(phraseLine(text).includes(phrasePattern(phrase, false) ?? "-")).toBe(isFound);
});

test("the last word of an unfinished phrase may go on", () => {
  expect(phraseLine("bread days")).toContain(phrasePattern("bread da", true));
  expect(phrasePattern("?!", false)).toBeNull();
});
