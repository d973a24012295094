import { ClipboardImportExtension, type ImportMimeTypeFunction } from "@lexical/clipboard";
import { $isRangeSelection, $onUpdate, configExtension, type BaseSelection } from "lexical";
import { newBlockId } from "@stemma/document/block-id";
import { showToast } from "../../../ui/messages/toasts.ts";
import { $insertIntoCode } from "../code/code-blocks.ts";
import { $convertPastedAddress } from "../page-links/convert-pasted-address.ts";
import { $addPictures } from "../uploads/add-pictures.ts";
import { clipboardToBlocks } from "./clipboard-to-blocks.ts";
import { htmlToBlocks } from "./html-to-blocks.ts";
import { LeftOut } from "./left-out.ts";
import { $linkSelection } from "./link-selection.ts";
import { $insertBlocks } from "./insert-blocks.ts";
import { isMarkdown } from "./markdown/is-markdown.ts";
import { $pasteMarkdown } from "./paste-markdown.ts";
import { pasteReport } from "./paste-report.ts";
import { parseHtml } from "./parse-html.ts";
import { copiedPicture, type PlacedPicture } from "./pasted-picture.ts";
import { pastedAddress, pastedPageUrl } from "./pasted-address.ts";
import type { PastedBlock } from "./pasted-block.ts";
import { textToBlocks } from "./text-to-blocks.ts";

/**
 * Imports pasted or dropped data: a Stemma editor's own format first, then HTML, then text, each reduced to the page
 * format. Text that is evidently Markdown is converted. Lexical's own importers are disabled.
 */
export const pasteExtension = configExtension(ClipboardImportExtension, {
  $importMimeType: {
    "application/x-lexical-editor": [orIntoCode(importer(clipboardToBlocks))],
    "text/html": [
      orIntoCode(
        (html, selection, _next, dataTransfer) =>
          !isSourceOfMarkdown(dataTransfer) && $pasteHtml(html, selection, dataTransfer),
      ),
    ],
    "text/plain": [
      orIntoCode((text, selection, _next, dataTransfer) => {
        if (!isMarkdown(text) || isInCode(selection))
          return $pastePlainText(text, selection, dataTransfer);
        $pasteMarkdown(text, selection);
        return true;
      }),
    ],
    "text/uri-list": [importer(textToBlocks)],
  },
});

/** Pastes a text as it is; only an address alone becomes a link. Returns false if there is no text. */
export function $pastePlainText(
  text: string,
  selection: BaseSelection,
  dataTransfer: DataTransfer,
): boolean {
  return $insertIntoCode(text) || $paste(textToBlocks(text), selection, dataTransfer);
}

/** Pastes the plain text as it is where the selection lies in a block of code, whatever else is offered. */
function orIntoCode($import: ImportMimeTypeFunction): ImportMimeTypeFunction {
  return (data, selection, $next, dataTransfer) =>
    $insertIntoCode(dataTransfer.getData("text/plain")) ||
    $import(data, selection, $next, dataTransfer);
}

/** Visual Studio Code copies source text with its colours as HTML. */
function isSourceOfMarkdown(dataTransfer: DataTransfer): boolean {
  const isSource = dataTransfer.getData("vscode-editor-data") !== "";
  return isSource && isMarkdown(dataTransfer.getData("text/plain"));
}

function $pasteHtml(html: string, selection: BaseSelection, dataTransfer: DataTransfer): boolean {
  const root = parseHtml(html);
  const copied = copiedPicture(root, dataTransfer);
  if (copied !== null) return $pastePictures([{ ...copied, after: 0 }], [], selection);
  const leftOut = new LeftOut();
  const pictures: PlacedPicture[] = [];
  const blocks = htmlToBlocks(root, leftOut, pictures);
  const report = pasteReport(leftOut);
  if (report !== null) $onUpdate(() => void showToast(report));
  if (pictures.length > 0) return $pastePictures(pictures, blocks, selection);
  return $paste(blocks, selection, dataTransfer);
}

/** Pastes blocks, and pictures between them as soon as they are stored. */
function $pastePictures(
  pictures: readonly PlacedPicture[],
  blocks: readonly PastedBlock[],
  selection: BaseSelection,
): true {
  const named = blocks.map((block) => ({ ...block, id: block.id ?? newBlockId() }));
  if (named.length > 0) $insertBlocks(named, selection);
  $addPictures(pictures, named);
  return true;
}

/** If one format yields nothing, Lexical tries the next one. */
function importer(read: (data: string) => PastedBlock[] | null): ImportMimeTypeFunction {
  return (data, selection, _next, dataTransfer) => $paste(read(data), selection, dataTransfer);
}

/** An address alone becomes a link: of the selected text, or of its own, but not in code. */
function $paste(
  blocks: readonly PastedBlock[] | null,
  selection: BaseSelection,
  dataTransfer: DataTransfer,
): boolean {
  if (blocks === null || blocks.length === 0) return false;
  const address = pastedAddress(blocks);
  const url = address?.url ?? pastedPageUrl(blocks, dataTransfer.getData("text/plain"));
  if (url !== null && $linkSelection(url, selection)) return true;
  if (address === null) $insertBlocks(blocks, selection);
  else $insertAddress(address, selection);
  return true;
}

/** An address of a page of this Stemma becomes a page link. */
function $insertAddress(
  { url, block }: { readonly url: string; readonly block: PastedBlock },
  selection: BaseSelection,
): void {
  if (isInCode(selection)) return $insertBlocks([withoutLinks(block)], selection);
  $insertBlocks([block], selection);
  $convertPastedAddress(url);
}

function isInCode(selection: BaseSelection): boolean {
  return $isRangeSelection(selection) && selection.hasFormat("code");
}

function withoutLinks(block: PastedBlock): PastedBlock {
  return { ...block, runs: block.runs.map((run) => ({ ...run, url: null })) };
}
