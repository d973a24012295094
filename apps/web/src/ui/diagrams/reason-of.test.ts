import { describe, expect, it } from "vitest";
import { reasonOf } from "./reason-of.ts";

const jison = (line: number, shown: string, dashes: number, rest: string) =>
  new Error(`Parse error on line ${line}:\n${shown}\n${"-".repeat(dashes)}^\n${rest}`);

describe("the reason why a diagram is not drawn", () => {
  it.each([
    {
      because: "a parser names the line and points at the place",
      error: jison(2, "...ance A ||--o B", 14, "Expecting 'ONE_OR_MORE', got 'ENTITY_NAME'"),
      is: "There is a mistake in line 2, at “o B”.",
    },
    {
      because: "the source breaks off, and the parser counts a line below it",
      error: jison(4, "...", 3, "Expecting 'AMP', got 'EOF'"),
      is: "There is a mistake in line 3.",
    },
    {
      because: "another parser names what it found",
      error: new Error(
        "Parsing failed: Lexer error on line 2, column 8: unexpected character: ->x<- at offset: 7",
      ),
      is: "There is a mistake in line 2, at “x”.",
    },
    {
      because: "the type is unknown",
      error: new Error("No diagram type detected matching given configuration for text: nonsense"),
      is: "The first line must name a type of diagram, such as flowchart LR or sequenceDiagram.",
    },
    {
      because: "it has too many lines",
      error: new Error(
        "Edge limit exceeded. 300 edges found, but the limit is 300.\n\nInitialize mermaid",
      ),
      is: "It has more than 300 lines between its parts.",
    },
    {
      because: "it is nested too deeply",
      error: new RangeError("Maximum call stack size exceeded"),
      is: "Its parts are nested too deeply.",
    },
    {
      because: "Mermaid met a gap",
      error: new TypeError("Cannot read properties of undefined"),
      is: "Something is missing in it, or wrong.",
    },
    {
      because: "Mermaid says it",
      error: new Error("There can be only one root.\nMore."),
      is: "There can be only one root.",
    },
    { because: "a text was thrown", error: "Bad: ", is: "Bad." },
  ])("is a sentence: $because", ({ error, is }) => {
    expect(reasonOf(error, "one\ntwo\nthree")).toBe(is);
  });
});
