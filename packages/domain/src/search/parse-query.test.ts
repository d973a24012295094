import { expect, test } from "vitest";
import { hasWords, parseQuery } from "./parse-query.ts";

const nothing = { texts: [], phrases: [], excluded: [], workspaces: [], authors: [] };
const phrase = (text: string, isUnfinished = false) => ({ text, isUnfinished });

test.each([
  { query: "bread day", parts: { texts: ["bread day"] }, because: "words are words" },
  { query: "", parts: {}, because: "there is nothing" },
  {
    query: 'rye "bread day" wheat',
    parts: { texts: ["rye", "wheat"], phrases: [phrase("bread day")] },
    because: "quotation marks keep words together",
  },
  { query: '"bread d', parts: { phrases: [phrase("bread d", true)] }, because: "it is not closed" },
  { query: '""', parts: {}, because: "nothing is quoted" },
  {
    query: '-rye -"day off" bread',
    parts: { texts: ["bread"], excluded: ["rye", "day off"] },
    because: "a minus excludes a word or a phrase",
  },
  { query: "5 - 3 --", parts: { texts: ["5 - 3 --"] }, because: "no word follows the minus" },
  { query: "pre-war", parts: { texts: ["pre-war"] }, because: "the minus is within a word" },
  {
    query: 'in:Bakery by:"Ana Weiss" IN:cellar',
    parts: { workspaces: ["Bakery", "cellar"], authors: ["Ana Weiss"] },
    because: "operators name workspaces and people",
  },
  { query: "log in: by: now", parts: { texts: ["log", "now"] }, because: "they name nothing" },
  { query: "skin:x", parts: { texts: ["skin:x"] }, because: "an operator begins a word" },
])("the query '$query' is taken apart: $because", ({ query, parts }) => {
  expect(parseQuery(query)).toEqual({ ...nothing, ...parts });
});

test("a query that only excludes or names a place has no words", () => {
  expect(hasWords(parseQuery("-rye in:bakery by:me"))).toBe(false);
  expect(hasWords(parseQuery('"rye"'))).toBe(true);
});
