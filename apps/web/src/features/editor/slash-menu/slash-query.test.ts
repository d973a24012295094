import { expect, it } from "vitest";
import { slashOptions } from "./slash-options.ts";
import { slashQuery } from "./slash-query.ts";

it.each([
  { text: "/", query: "", because: "it stands at the beginning" },
  { text: "/head", query: "head", because: "what follows is the query" },
  { text: "/ heading 1", query: " heading 1", because: "a query may hold spaces" },
  { text: "Bread /h2", query: "h2", because: "it stands after a space" },
  { text: "line\n/", query: "", because: "it stands after a line break" },
  { text: "and/or", query: null, because: "it stands in a word" },
  { text: "https://a", query: null, because: "it is part of an address" },
  {
    text: "/ what a long thing to look for",
    query: null,
    because: "nobody means the menu any more",
  },
])("the text '$text' asks the menu for '$query', because $because", ({ text, query }) => {
  expect(slashQuery(text)).toBe(query);
});

it.each([
  { query: "", kinds: ["h1", "h2", "h3", "paragraph"], because: "nothing was typed" },
  { query: "HEAD", kinds: ["h1", "h2", "h3"], because: "case does not count" },
  { query: "2", kinds: ["h2"], because: "a part of the name is enough" },
  { query: "h3", kinds: ["h3"], because: "it is the short form" },
  {
    query: " ",
    kinds: ["h1", "h2", "h3", "paragraph"],
    because: "the slash may be followed by a space",
  },
  { query: " par", kinds: ["paragraph"], because: "the name begins so" },
  { query: " 2", kinds: [], because: "it is a fraction" },
  { query: "image", kinds: [], because: "there is no such thing" },
])("the query '$query' leaves $kinds, because $because", ({ query, kinds }) => {
  expect(slashOptions(query).map((option) => option.kind)).toEqual(kinds);
});
