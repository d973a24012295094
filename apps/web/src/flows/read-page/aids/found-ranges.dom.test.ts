import { expect, test } from "vitest";
import { foundRanges } from "./found-ranges.ts";

/** The marked words of a text, each by the texts of its two ends. */
function marked(html: string, ...words: string[]): string[] {
  const text = document.createElement("div");
  text.innerHTML = html;
  return foundRanges(text, words).map(
    ({ startContainer, startOffset, endContainer, endOffset }) => {
      const range = document.createRange();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      return range.toString();
    },
  );
}

test.each([
  {
    because: "case does not count, and words are whole",
    html: '<p data-block="a">Bread, bread and breadth</p>',
    words: ["Bread"],
    found: ["Bread", "bread"],
  },
  {
    because: "a word can be partly bold",
    html: '<p data-block="a">Our sour<strong>dough</strong> rises</p>',
    words: ["sourdough"],
    found: ["sourdough"],
  },
  {
    because: "a phrase is marked as one",
    html: '<p data-block="a">day of bread</p><p data-block="b">bread <em>day</em></p>',
    words: ["bread day"],
    found: ["bread day"],
  },
  {
    because: "Chinese has no spaces between words",
    html: '<p data-block="a">我们的面包店</p>',
    words: ["面包"],
    found: ["面包"],
  },
  {
    because: "rows within rows are read once",
    html: '<div data-block="a">rye<ul><li data-block="b">rye</li></ul></div>',
    words: ["rye"],
    found: ["rye", "rye"],
  },
  {
    because: "the rows of a snippet end words",
    html:
      '<div data-block="a" class="snippet"><a class="snippet-name">Snippet: Rye</a>' +
      '<div class="snippet-text"><p>rye</p><ul><li>rye</li></ul><p>rye</p></div></div>',
    words: ["rye"],
    found: ["Rye", "rye", "rye", "rye"],
  },
])("the words are found in a drawn text: $because", ({ html, words, found }) => {
  expect(marked(html, ...words)).toEqual(found);
});
