import { describe, expect, it } from "vitest";
import { indentationAt, shiftLines } from "./code-lines.ts";

/** Reads a text with its selection between bars, and writes one so. */
function read(marked: string) {
  const from = marked.indexOf("|");
  const to = marked.lastIndexOf("|");
  const text = marked.replaceAll("|", "");
  return { text, from, to: to === from ? from : to - 1 };
}

function written({ text, from, to }: { text: string; from: number; to: number }): string {
  const end = to === from ? "" : "|";
  return `${text.slice(0, from)}|${text.slice(from, to)}${end}${text.slice(to)}`;
}

describe("the selected lines of code", () => {
  it.each([
    { before: "a\n|b\nc|\nd", after: "a\n\t|b\n\tc|\nd" },
    { before: "a\nb|b\nc|c", after: "a\n\tb|b\n\tc|c" },
    { before: "|a\n|b", after: "\t|a\n|b" },
    { before: "|a|", after: "\t|a|" },
  ])("become deeper: $before", ({ before, after }) => {
    expect(written(shiftLines(read(before), true) ?? read(""))).toBe(after);
  });

  it.each([
    { before: "\ta|\n\tb", after: "a|\n\tb" },
    { before: "|\ta\n      b\n  c|\n\td", after: "|a\n  b\nc|\n\td" },
    { before: "    a\n |   b|", after: "    a\n|b|" },
    { before: "a\n|\tb\n|\tc", after: "a\n|b\n|\tc" },
  ])("become less deep: $before", ({ before, after }) => {
    expect(written(shiftLines(read(before), false) ?? read(""))).toBe(after);
  });

  it("stay where none is indented", () => {
    expect(shiftLines(read("|a\nb|"), false)).toBeNull();
  });

  it.each([
    { text: "a\n\t  b", at: 5, is: "\t  " },
    { text: "a\n\t  b", at: 3, is: "\t" },
    { text: "    ", at: 2, is: "  " },
    { text: "a", at: 1, is: "" },
  ])("begin with white space that the next line gets: $text at $at", ({ text, at, is }) => {
    expect(indentationAt(text, at)).toBe(is);
  });
});
