import type { PastedBlock } from "./pasted-block.ts";

/**
 * Plain text as blocks: every line a paragraph; but where empty lines stand between paragraphs, those make the paragraphs
 * and a single line end is a line break. White space at a line's end goes, at its start it stays.
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
      runs: [{ text: paragraph, marks: 0, url: null }],
    }));
}
