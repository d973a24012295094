import {
  unpackCodeColors,
  type CodeColors,
  type CodeToken,
} from "@stemma/document/code/code-colors";

/** The text of a drawn block of code, with the place of each of its text nodes. */
interface DrawnCode {
  readonly text: string;
  readonly parts: readonly { readonly node: Text; readonly from: number }[];
}

const drawnColors = new Map<Element, readonly StaticRange[]>();

/** Colours the blocks of code in a text. Returns a function that takes the colours off. */
export function drawCodeColors(text: Element, blocks: readonly CodeColors[]): () => void {
  const drawn = blocks.flatMap((colors) => {
    const block = text.querySelector(`[data-block="${colors.blockId}"]`);
    if (block === null) return [];
    drawTokens(block, readDrawnCode(block), unpackCodeColors(colors));
    return [block];
  });
  return () => drawn.forEach(uncolorCode);
}

/** Colours a block by the CSS Custom Highlight API: its nodes stay as they are. Does nothing in browsers without it. */
export function drawTokens(
  block: Element,
  { parts }: DrawnCode,
  tokens: readonly CodeToken[],
): void {
  uncolorCode(block);
  if (!("highlights" in CSS)) return;
  const ranges: StaticRange[] = [];
  let at = 0;
  for (const { kind, from, to } of tokens) {
    const name = `code-${kind}`;
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    CSS.highlights.set(name, highlight);
    // Pieces of one kind follow each other, so the search goes back once for each kind.
    while (at > 0 && (parts[at]?.from ?? from + 1) > from) at -= 1;
    for (let part = parts[at]; part !== undefined && part.from < to; part = parts[(at += 1)]) {
      const range = rangeIn(part, from, to);
      if (range === null) continue;
      highlight.add(range);
      ranges.push(range);
    }
  }
  drawnColors.set(block, ranges);
}

/** Takes the colours off a block that changed or is gone. */
export function uncolorCode(block: Element): void {
  for (const range of drawnColors.get(block) ?? []) {
    for (const highlight of CSS.highlights.values()) highlight.delete(range);
  }
  drawnColors.delete(block);
}

/** The characters from `from` to `to` that lie in this text node; `null` for none. Static, because live ranges would slow down each later change. */
function rangeIn(
  { node, from: start }: DrawnCode["parts"][number],
  from: number,
  to: number,
): StaticRange | null {
  const startOffset = Math.max(from - start, 0);
  const endOffset = Math.min(to - start, node.data.length);
  return startOffset >= endOffset
    ? null
    : new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset });
}

/** Reads the text of a block as it is drawn. */
export function readDrawnCode(block: Element): DrawnCode {
  const parts: { node: Text; from: number }[] = [];
  let text = "";
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      parts.push({ node, from: text.length });
      text += node.data;
    } else if (node.nodeName === "BR") text += "\n";
  }
  return { text, parts };
}
