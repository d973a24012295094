import { ClipboardImportExtension, type ImportMimeTypeFunction } from "@lexical/clipboard";
import { $isRangeSelection, configExtension, type BaseSelection } from "lexical";
import { clipboardToBlocks } from "./clipboard-to-blocks.ts";
import { htmlToBlocks } from "./html-to-blocks.ts";
import { $linkSelection } from "./link-selection.ts";
import { $insertBlocks } from "./insert-blocks.ts";
import { pastedAddress, pastedPageUrl } from "./pasted-address.ts";
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

/**
 * An address alone becomes a link: of the selected text, or of its own, but not in code. If one format yields nothing,
 * Lexical tries the next one.
 */
function importer(read: (data: string) => PastedBlock[] | null): ImportMimeTypeFunction {
  return (data, selection, _next, dataTransfer) => {
    const blocks = read(data);
    if (blocks === null || blocks.length === 0) return false;
    const address = pastedAddress(blocks);
    const url = address?.url ?? pastedPageUrl(blocks, dataTransfer.getData("text/plain"));
    if (url !== null && $linkSelection(url, selection)) return true;
    if (address === null) $insertBlocks(blocks, selection);
    else
      $insertBlocks([isInCode(selection) ? withoutLinks(address.block) : address.block], selection);
    return true;
  };
}

function isInCode(selection: BaseSelection): boolean {
  return $isRangeSelection(selection) && selection.hasFormat("code");
}

function withoutLinks(block: PastedBlock): PastedBlock {
  return { ...block, runs: block.runs.map((run) => ({ ...run, url: null })) };
}

/** A detached document: no script runs and nothing is fetched. */
function parseHtml(html: string): Element {
  return new DOMParser().parseFromString(html, "text/html").body;
}
