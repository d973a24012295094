import type { PastedBlock } from "./pasted-block.ts";

/**
 * Converts plain text to blocks: each line becomes a paragraph. If empty lines separate paragraphs, single line ends
 * become line breaks instead. Trims white space at the end of a line and keeps it at the start.
 */
export function textToBlocks(text: string): PastedBlock[] {
  const clean = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\0", "")
    .replaceAll(/[^\S\n]+$/gm, "")
    .replace(/^\n+/, "")
    .replace(/\n+$/, "");
  const separator = clean.includes("\n\n") ? /\n{2,}/ : "\n";
  return clean
    .split(separator)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => ({
      id: null,
      kind: "paragraph",
      alignment: "",
      indent: 0,
      direction: null,
      attributes: {},
      within: null,
      runs: [{ text: paragraph, marks: 0, url: null }],
    }));
}
