import { ClipboardImportExtension, type ImportMimeTypeFunction } from "@lexical/clipboard";
import { configExtension, type BaseSelection } from "lexical";
import { clipboardToBlocks } from "./clipboard-to-blocks.ts";
import { htmlToBlocks } from "./html-to-blocks.ts";
import { $insertBlocks } from "./insert-blocks.ts";
import type { PastedBlock } from "./pasted-block.ts";
import { textToBlocks } from "./text-to-blocks.ts";

/**
 * How the editor takes what is pasted or dropped: from an editor of ours whole, from elsewhere as HTML, else as text; and
 * of each only what the page format knows. Lexical's own importers are never asked.
 */
export const pasteExtension = configExtension(ClipboardImportExtension, {
  $importMimeType: {
    "application/x-lexical-editor": [importer(clipboardToBlocks)],
    "text/html": [importer((html) => htmlToBlocks(parseHtml(html)))],
    "text/plain": [importer(textToBlocks)],
    "text/uri-list": [importer(textToBlocks)],
  },
});

/** Where nothing is read from one form of the data, the next is tried. */
function importer(read: (data: string) => PastedBlock[] | null): ImportMimeTypeFunction {
  return (data: string, selection: BaseSelection) => {
    const blocks = read(data);
    if (blocks === null || blocks.length === 0) return false;
    $insertBlocks(blocks, selection);
    return true;
  };
}

/** Parsed apart from the page: no script runs and nothing is fetched. */
function parseHtml(html: string): Element {
  return new DOMParser().parseFromString(html, "text/html").body;
}
