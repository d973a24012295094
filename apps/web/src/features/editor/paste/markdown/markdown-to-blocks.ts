import { pageOfAddress } from "../../page-links/page-of-address.ts";
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
  const root = parseHtml(html);
  const replaced = makePageLinks(root);
  const blocks = htmlToBlocks(root, leftOut);
  return blocks.length > 0 && keepsWords(text, blocks, replaced) ? { blocks, leftOut } : null;
}

/**
 * Makes the links to pages of this Stemma what a copied page link is, because Markdown has only links. Returns their texts and
 * addresses: a page link shows the title that its page has now.
 */
function makePageLinks(root: Element): string[] {
  return [...root.querySelectorAll("a[href]")].flatMap((link) => {
    const address = link.getAttribute("href") ?? "";
    const pageId = URL.canParse(address) ? pageOfAddress(address) : null;
    if (pageId === null) return [];
    link.setAttribute("class", "page-link");
    link.setAttribute("data-page", pageId);
    return [`${link.textContent}\n${address}`];
  });
}

function htmlOf(text: string): string | null {
  try {
    return markdownToHtml(text);
  } catch {
    // `marked` reads no further than the stack reaches.
    return null;
  }
}
