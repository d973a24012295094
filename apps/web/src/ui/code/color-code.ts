import { drawTokens, readDrawnCode, uncolorCode } from "./draw-code-colors.ts";

/**
 * Colours a block of code (`pre.code-block`) whose colours nobody knows yet. Loads what reads them, with the language, on first
 * use. Without a connection the code stays plain.
 */
export async function colorCode(block: HTMLElement): Promise<void> {
  if (!("highlights" in CSS)) return;
  const { text } = readDrawnCode(block);
  const language = block.dataset["language"] ?? null;
  if (language === null || text.trim() === "") return uncolorCode(block);
  const { codeTokens } = await import("@stemma/highlight/code-tokens");
  const tokens = await codeTokens(text, language);
  const drawn = readDrawnCode(block);
  // Whoever changed the block meanwhile colours it again.
  if (drawn.text !== text || block.dataset["language"] !== language) return;
  if (block.isConnected) drawTokens(block, drawn, tokens);
  else uncolorCode(block);
}
