import { expect, it } from "vitest";
import { firstChosen, slashOptions } from "./slash-options.ts";
import { slashQuery } from "./slash-query.ts";

it.each([
  { text: "/", query: "", isAtStart: true, because: "it stands at the beginning" },
  { text: "/head", query: "head", isAtStart: true, because: "what follows is the query" },
  { text: "/ heading 1", query: " heading 1", isAtStart: true, because: "a query may hold spaces" },
  { text: "Bread /h2", query: "h2", isAtStart: false, because: "it stands after a space" },
  { text: "line\n/", query: "", isAtStart: false, because: "it stands after a line break" },
])("the text '$text' asks the menu for '$query', because $because", (row) => {
  expect(slashQuery(row.text)).toEqual({ query: row.query, isAtStart: row.isAtStart });
});

it.each([
  { text: "and/or", because: "it stands in a word" },
  { text: "https://a", because: "it is part of an address" },
  { text: "1 / 2", because: "a slash between spaces is a slash" },
  { text: "tea / p", because: "a slash between spaces is a slash" },
  { text: "/ what a long thing to look for", because: "nobody means the menu any more" },
])("the text '$text' asks the menu for nothing, because $because", ({ text }) => {
  expect(slashQuery(text)).toBeNull();
});

it.each([
  { text: "/", takes: "h1", because: "the writer opened the menu in an empty block" },
  { text: "/ ", takes: "h1", because: "the writer opened the menu in an empty block" },
  { text: "/2", takes: "h2", because: "a word begins so" },
  { text: "Bread /p", takes: "paragraph", because: "a word begins so" },
  { text: "cd /", takes: undefined, because: "nothing was typed after the slash" },
  { text: "tea / p", takes: undefined, because: "the slash stands between spaces" },
  { text: "/ding", takes: undefined, because: "no word begins so" },
])("Enter after '$text' takes $takes, because $because", ({ text, takes }) => {
  const slash = slashQuery(text);
  const index = slash === null ? null : firstChosen(slash);
  const option = slash === null || index === null ? undefined : slashOptions(slash.query)[index];
  expect(option?.kind).toBe(takes);
});

it.each([
  { query: "", kinds: ["h1", "h2", "h3", "paragraph"], because: "nothing was typed" },
  { query: "HEAD", kinds: ["h1", "h2", "h3"], because: "case does not count" },
  { query: "2", kinds: ["h2"], because: "a word of the name is enough" },
  { query: "h3", kinds: ["h3"], because: "it is the short form" },
  {
    query: " ",
    kinds: ["h1", "h2", "h3", "paragraph"],
    because: "the slash may be followed by a space",
  },
  { query: " par", kinds: ["paragraph"], because: "the name begins so" },
  { query: "heading 2", kinds: ["h2"], because: "the name begins so" },
  { query: "ding", kinds: [], because: "it is only a part of a word" },
  { query: "image", kinds: [], because: "there is no such thing" },
])("the query '$query' leaves $kinds, because $because", ({ query, kinds }) => {
  expect(slashOptions(query).map((option) => option.kind)).toEqual(kinds);
});
