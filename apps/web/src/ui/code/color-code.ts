import type { CodeToken } from "./code-tokens.ts";

/** The text of a drawn block of code, with the place of each of its text nodes. */
interface DrawnCode {
  readonly text: string;
  readonly parts: readonly { readonly node: Text; readonly from: number }[];
}

const drawnColors = new Map<Element, readonly StaticRange[]>();

/**
 * Colours a block of code (`pre.code-block`) by the CSS Custom Highlight API: its nodes stay as they are. Loads the colours on
 * first use. Does nothing in browsers without highlights; without a connection the code stays plain.
 */
export async function colorCode(block: HTMLElement): Promise<void> {
  if (!("highlights" in CSS)) return;
  const { text } = readDrawn(block);
  const language = block.dataset["language"] ?? null;
  if (language === null || text.trim() === "") return uncolorCode(block);
  const { codeTokens } = await import("./code-tokens.ts");
  const tokens = await codeTokens(text, language);
  const drawn = readDrawn(block);
  // Whoever changed the block meanwhile colours it again.
  if (drawn.text !== text || block.dataset["language"] !== language) return;
  uncolorCode(block);
  if (block.isConnected)
    drawnColors.set(
      block,
      tokens.flatMap((token) => draw(drawn, token)),
    );
}

/** Takes the colours off a block that changed or is gone. */
export function uncolorCode(block: HTMLElement): void {
  for (const range of drawnColors.get(block) ?? []) {
    for (const highlight of CSS.highlights.values()) highlight.delete(range);
  }
  drawnColors.delete(block);
}

function draw({ parts }: DrawnCode, { kind, from, to }: CodeToken): StaticRange[] {
  const name = `code-${kind}`;
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  return parts.flatMap(({ node, from: start }) => {
    const startOffset = Math.max(from - start, 0);
    const endOffset = Math.min(to - start, node.data.length);
    if (startOffset >= endOffset) return [];
    // Static, because live ranges would slow down each later change of the text.
    const range = new StaticRange({
      startContainer: node,
      startOffset,
      endContainer: node,
      endOffset,
    });
    highlight.add(range);
    return [range];
  });
}

function readDrawn(block: HTMLElement): DrawnCode {
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
