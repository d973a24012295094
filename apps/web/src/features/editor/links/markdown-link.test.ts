import { expect, it } from "vitest";
import { findMarkdownLink } from "./markdown-link.ts";

it.each([
  { text: "[mill](https://a.test)", label: "mill", url: "https://a.test" },
  {
    text: "see [the mill](http://a.test/x?y=1#z)",
    label: "the mill",
    url: "http://a.test/x?y=1#z",
  },
  { text: "[mill](www.a.test)", label: "mill", url: "https://www.a.test" },
  { text: "[Ana](mailto:ana@a.test)", label: "Ana", url: "mailto:ana@a.test" },
  { text: "[Bread](https://a.test/B_(c))", label: "Bread", url: "https://a.test/B_(c)" },
  { text: "[1] and [2](https://a.test)", label: "2", url: "https://a.test" },
  { text: "([a](https://a.test)", label: "a", url: "https://a.test" },
])("$text ends with a link of “$label”", ({ text, label, url }) => {
  const found = findMarkdownLink(text);
  expect(text.slice(found?.start, found?.end)).toBe(label);
  expect(found).toMatchObject({ url, signsBehind: text.length - (found?.end ?? 0) });
});

it.each([
  { text: "[mill](https://a.test) ", because: "a space stands behind it" },
  { text: "[mill] (https://a.test)", because: "a space stands inside it" },
  { text: "[](https://a.test)", because: "it has no text" },
  { text: "[ ](https://a.test)", because: "its text is a space" },
  { text: "[mill](https://a.test/B_(c)", because: "the bracket belongs to the address" },
  { text: "[mill](javascript:alert(1))", because: "the address is not safe" },
  { text: "[mill](a.test)", because: "it may be the name of a file" },
  { text: "[mill](https://a b.test)", because: "a space stands in the address" },
  { text: "![mill](https://a.test)", because: "it is an image" },
  { text: "\\[mill](https://a.test)", because: "a backslash stands before it" },
])("$text ends with none, because $because", ({ text }) => {
  expect(findMarkdownLink(text)).toBeNull();
});
