import { htmlToBlocks } from "../html-to-blocks.ts";
import { LeftOut } from "../left-out.ts";
import { parseHtml } from "../parse-html.ts";
import type { PastedBlock } from "../pasted-block.ts";
import { keepsWords } from "./keeps-words.ts";
import { markdownToHtml } from "./markdown-to-html.ts";

/** Converted Markdown. */
export interface ConvertedMarkdown {
  readonly blocks: readonly PastedBlock[];
  readonly leftOut: LeftOut;
}

/** Converts Markdown to blocks; `null` if that would lose a word or a number of it, or it cannot be read. */
export function markdownToBlocks(text: string): ConvertedMarkdown | null {
  const html = htmlOf(text);
  if (html === null) return null;
  const leftOut = new LeftOut();
  const blocks = htmlToBlocks(parseHtml(html), leftOut);
  return blocks.length > 0 && keepsWords(text, blocks) ? { blocks, leftOut } : null;
}

function htmlOf(text: string): string | null {
  try {
    return markdownToHtml(text);
  } catch {
    // `marked` reads no further than the stack reaches.
    return null;
  }
}
