import type { BodyBlock } from "../body-blocks.ts";
import { lineNumberClasses } from "./code-look.ts";

/**
 * The inner HTML of a block with an empty element before each line, which the style sheet draws the line's number in, and the classes
 * that make room for them; without line numbers the HTML as it is. The numbers are no text: nobody copies, selects or finds them.
 */
export function numberLines(
  { kind, attributes, runs }: BodyBlock,
  html: string,
): { readonly html: string; readonly classes: readonly string[] } {
  if (kind !== "codeBlock" || attributes.lineNumbers !== true) return { html, classes: [] };
  const lines = 1 + runs.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
  let line = 1;
  // All text is escaped, so `<br>` is a line break. The one that keeps an empty last line open is the last, and begins none.
  const numbered = html.replaceAll("<br>", (lineBreak) => {
    if (line === lines) return lineBreak;
    line += 1;
    return lineBreak + markOf(line);
  });
  return { html: markOf(1) + numbered, classes: lineNumberClasses(lines) };
}

function markOf(line: number): string {
  return `<span data-line="${line}"></span>`;
}
