import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { makeExcerpt } from "./make-excerpt.ts";

const marked = (text: string, query: string) =>
  makeExcerpt(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

const long = "Everything that the shop sells in the morning is decided the evening before. ";

test.each([
  { text: "Feed the starter.", query: "starter", is: "Feed the [starter].", because: "a word" },
  {
    text: "Feed the Starters.",
    query: "start",
    is: "Feed the [Starters].",
    because: "a half word",
  },
  { text: "a STRASSE", query: "nothing", is: "a STRASSE", because: "only the title matched" },
  { text: "ΟΔΟΣ", query: "οδος", is: "[ΟΔΟΣ]", because: "case differs" },
  { text: "我们的面包店", query: "面包", is: "我们的[面包]店", because: "it is inside a run" },
  { text: "one\ntwo", query: "two", is: "one [two]", because: "lines are joined" },
  { text: "rye and rye", query: "rye", is: "[rye] and [rye]", because: "every match is shown" },
])("'$query' in '$text' is shown as '$is', because $because", ({ text, query, is }) => {
  expect(marked(text, query)).toBe(is);
});

test("a match far in the text is shown with what is around it, cut between words", () => {
  const excerpt = marked(`${long.repeat(5)}Feed the starter. ${long.repeat(5)}`, "starter");
  expect(excerpt).toMatch(/^…\S.* Feed the \[starter\]\. .*\S…$/);
  expect(excerpt.length).toBeLessThan(180);
});

test("no excerpt cuts a character in two or fails, whatever the text and the query", () => {
  assert(
    property(string({ unit: "grapheme", maxLength: 400 }), string(), (text, query) => {
      const shown = makeExcerpt(text, query)
        .map((part) => part.text)
        .join("");
      return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(shown);
    }),
  );
});
