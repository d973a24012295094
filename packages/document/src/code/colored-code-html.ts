import type { BodyBlock } from "../body-blocks.ts";
import { endBreak, inlineHtml } from "../html/runs-to-html.ts";
import { unpackCodeColors, type CodeColors } from "./code-colors.ts";

/** The inner HTML of a block of code, with an element around each piece that has a colour. */
export function coloredCodeHtml({ runs }: Pick<BodyBlock, "runs">, colors: CodeColors): string {
  const text = runs.map((run) => run.text).join("");
  const html = (from: number, to?: number) => {
    const part = text.slice(from, to);
    return part === "" ? "" : inlineHtml([{ text: part, marks: 0, url: null }]);
  };
  let at = 0;
  const parts = unpackCodeColors(colors)
    .toSorted((a, b) => a.from - b.from)
    .map(({ kind, from, to }) => {
      const before = html(at, from);
      at = to;
      return `${before}<span class="code-${kind}">${html(from, to)}</span>`;
    });
  return parts.join("") + html(at) + endBreak(runs);
}
