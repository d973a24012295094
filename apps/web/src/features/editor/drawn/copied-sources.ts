import { $isRangeSelection, type BaseSelection } from "lexical";
import { $isDrawnNode } from "@stemma/document/drawn/drawn-node";
import type { DrawnKind } from "@stemma/document/make-block";

/** The lines of Markdown above and below a source. */
const signs: Readonly<Record<DrawnKind, readonly [above: string, below: string]>> = {
  math: ["$$", "$$"],
  diagram: ["```mermaid", "```"],
};

/**
 * The selected text with the signs of Markdown around the source of each formula and diagram; `null` if the selection holds no other row than
 * one of them, or no whole one.
 */
export function $textWithSources(selection: BaseSelection | null): string | null {
  if (!$isRangeSelection(selection)) return null;
  const drawn = selection.getNodes().filter($isDrawnNode);
  if (drawn.length === 0) return null;
  const text = `\n${selection.getTextContent()}\n`;
  let result = "";
  let from = 0;
  for (const node of drawn) {
    const source = node.getTextContent();
    const at = text.indexOf(`\n${source}\n`, from);
    if (at === -1 || source === "") continue;
    const [above, below] = signs[node.kind];
    result += `${text.slice(from, at)}\n${above}\n${source}\n${below}`;
    from = at + 1 + source.length;
  }
  return (result + text.slice(from)).slice(1, -1);
}
