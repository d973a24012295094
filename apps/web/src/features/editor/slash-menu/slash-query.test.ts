import { expect, it } from "vitest";
import { findVariables, templateVariables } from "@stemma/document/templates/template-values";
import { firstChosen, slashOptions } from "./slash-options.ts";
import { slashQuery } from "./slash-query.ts";

it.each([
  { text: "/", query: "", isAtStart: true, because: "the slash is at the start" },
  {
    text: "/head",
    query: "head",
    isAtStart: true,
    because: "the text after the slash is the query",
  },
  {
    text: "/ heading 1",
    query: " heading 1",
    isAtStart: true,
    because: "a query may contain spaces",
  },
  { text: "Bread /h2", query: "h2", isAtStart: false, because: "the slash is after a space" },
  { text: "line\n/", query: "", isAtStart: false, because: "the slash is after a line break" },
])("in '$text' the query is '$query', because $because", (row) => {
  expect(slashQuery(row.text)).toEqual({ query: row.query, isAtStart: row.isAtStart });
});

it.each([
  { text: "and/or", because: "the slash is in a word" },
  { text: "https://a", because: "the slash is part of an address" },
  { text: "1 / 2", because: "a slash between spaces opens no menu" },
  { text: "tea / p", because: "a slash between spaces opens no menu" },
  { text: "/ a query longer than any option", because: "the query is too long" },
])("'$text' has no query, because $because", ({ text }) => {
  expect(slashQuery(text)).toBeNull();
});

it.each([
  { text: "/", inserted: "h1", because: "the writer opened the menu in an empty block" },
  { text: "/ ", inserted: "h1", because: "the writer opened the menu in an empty block" },
  { text: "/2", inserted: "h2", because: "a word starts with the query" },
  { text: "Bread /p", inserted: "paragraph", because: "a word starts with the query" },
  { text: "cd /", inserted: undefined, because: "nothing was typed after the slash" },
  { text: "tea / p", inserted: undefined, because: "the slash is between spaces" },
  { text: "/ding", inserted: undefined, because: "no word starts with the query" },
])("Enter after '$text' inserts $inserted, because $because", ({ text, inserted }) => {
  const slash = slashQuery(text);
  const index = slash === null ? null : firstChosen(slash);
  const option = slash === null || index === null ? undefined : slashOptions(slash.query)[index];
  expect(option?.kind).toBe(inserted);
});

/** The specification's entries come first. */
const all = [
  "h1",
  "h2",
  "h3",
  "paragraph",
  "bullet",
  "number",
  "check",
  "quote",
  "codeBlock",
  "math",
  "inlineMath",
  "diagram",
  "divider",
  "note",
  "tip",
  "important",
  "warning",
  "toggle",
  "table",
  "image",
  "file",
  "snippet",
  "page",
  "person",
];

it.each([
  { query: "", kinds: all, because: "nothing was typed" },
  { query: "HEAD", kinds: ["h1", "h2", "h3"], because: "case is ignored" },
  { query: "2", kinds: ["h2"], because: "a word of the name is enough" },
  { query: "h3", kinds: ["h3"], because: "it is the short form" },
  { query: " ", kinds: all, because: "the slash may be followed by a space" },
  { query: "todo", kinds: ["check"], because: "it is another word for it" },
  { query: "callout", kinds: ["note", "tip", "important", "warning"], because: "all are callouts" },
  { query: "alert", kinds: ["warning"], because: "it is another word for it" },
  { query: "user", kinds: ["person"], because: "it is another word for it" },
  { query: "@", kinds: ["person"], because: "the sign names what it opens" },
  { query: "list", kinds: ["bullet", "number", "check"], because: "a word of the name is enough" },
  { query: " par", kinds: ["paragraph"], because: "the name starts with the query" },
  { query: "heading 2", kinds: ["h2"], because: "the name starts with the query" },
  { query: "ding", kinds: [], because: "it is only a part of a word" },
  { query: "imago", kinds: [], because: "no option has this name" },
])("the query '$query' matches $kinds, because $because", ({ query, kinds }) => {
  expect(slashOptions(query).map((option) => option.kind)).toEqual(kinds);
});

const variables = ["{{title}}", "{{date}}", "{{author}}", "{{cursor}}"];

it.each([
  { pageKind: "page", query: "", kinds: all, because: "variables are for templates" },
  { pageKind: "template", query: "", kinds: [...all, ...variables], because: "they come last" },
  { pageKind: "template", query: "var", kinds: variables, because: "it is what they are" },
  { pageKind: "template", query: "{{d", kinds: ["{{date}}"], because: "it is how it is written" },
  { pageKind: "template", query: "title", kinds: ["h1", "{{title}}"], because: "both are titles" },
  { pageKind: "snippet", query: "{{", kinds: [], because: "snippets do not nest" },
  { pageKind: "page", query: "{{", kinds: ["snippet"], because: "the sign names what it opens" },
] as const)(
  "in a $pageKind the query '$query' matches $kinds, because $because",
  ({ pageKind, query, kinds }) => {
    expect(slashOptions(query, pageKind).map((option) => option.kind)).toEqual(kinds);
  },
);

it("offers every variable that is filled in, as it is written", () => {
  const offered = slashOptions("", "template").map(({ kind }) => kind);
  const found = findVariables(offered.join(" ")).map(({ name }) => `{{${name}}}`);
  expect(found).toEqual(templateVariables.map((name) => `{{${name}}}`));
});
