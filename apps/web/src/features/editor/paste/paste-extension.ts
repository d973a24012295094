import { ClipboardImportExtension, type ImportMimeTypeFunction } from "@lexical/clipboard";
import { configExtension, type BaseSelection } from "lexical";
import { clipboardToBlocks } from "./clipboard-to-blocks.ts";
import { htmlToBlocks } from "./html-to-blocks.ts";
import { $linkSelection } from "./link-selection.ts";
import { $insertBlocks } from "./insert-blocks.ts";
import { pastedAddress } from "./pasted-address.ts";
import type { PastedBlock } from "./pasted-block.ts";
import { textToBlocks } from "./text-to-blocks.ts";

/**
 * Imports pasted or dropped data: a Stemma editor's own format first, then HTML, then text, each reduced to the page
 * format. Lexical's own importers are disabled.
 */
export const pasteExtension = configExtension(ClipboardImportExtension, {
  $importMimeType: {
    "application/x-lexical-editor": [importer(clipboardToBlocks)],
    "text/html": [importer((html) => htmlToBlocks(parseHtml(html)))],
    "text/plain": [importer(textToBlocks)],
    "text/uri-list": [importer(textToBlocks)],
  },
});

/** An address alone becomes a link: of the selected text, or of its own. If one format yields nothing, Lexical tries the next one. */
function importer(read: (data: string) => PastedBlock[] | null): ImportMimeTypeFunction {
  return (data: string, selection: BaseSelection) => {
    const blocks = read(data);
    if (blocks === null || blocks.length === 0) return false;
    const address = pastedAddress(blocks);
    if (address === null) $insertBlocks(blocks, selection);
    else if (!$linkSelection(address.url, selection)) $insertBlocks([address.block], selection);
    return true;
  };
}

/** A detached document: no script runs and nothing is fetched. */
function parseHtml(html: string): Element {
  return new DOMParser().parseFromString(html, "text/html").body;
}
