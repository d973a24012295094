import { readableText } from "@stemma/document/readable-text";
import type { PastedBlock } from "../pasted-block.ts";
import { withoutKnownTags } from "./html-tokens.ts";

/**
 * Whether each word of a Markdown text stands in its blocks, at least as often: in their text or in the addresses of their
 * links, or in what stood where there is a page link now (`replaced`). Signs such as an emoji count as words. What Markdown itself means by a word counts for nothing: the number of a row
 * of a list, a box, the language of a fence, the name of an alert, the dollar signs of a formula, the label of a definition, the tags that are read, the name of a sign such as `&amp;`.
 */
export function keepsWords(
  markdown: string,
  blocks: readonly PastedBlock[],
  replaced: readonly string[] = [],
): boolean {
  const counts = new Map<string, number>();
  const words = [...blocks.flatMap(wordsOfBlock), ...replaced.flatMap(wordsOf)];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return wordsOf(withoutSyntax(markdown)).every((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left > 0;
  });
}

function wordsOfBlock({ runs }: PastedBlock): string[] {
  const urls = runs.flatMap(({ url }) => (url === null ? [] : [url, decoded(url)]));
  return wordsOf([runs.map(({ text }) => readableText(text)).join(""), ...urls].join("\n"));
}

/** The address as a writer types it. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Without the signs of marks, which may stand within a word. */
function wordsOf(text: string): string[] {
  const bare = text.toLowerCase().replaceAll(/[*_~`\\]/g, "");
  return bare.match(/[\p{L}\p{M}\p{N}]+|[\p{So}\p{Sc}]/gu) ?? [];
}

/** A formula in a line. */
const formula = /(?<![\p{L}\p{N}$\\])\$(?![\s$])((?:\\.|[^$\\\n])+)(?<!\s)\$(?![\p{L}\p{N}$])/gu;

function withoutSyntax(markdown: string): string {
  return withoutKnownTags(markdown)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/^ {0,3}\$\$([^$]+)\$\$[ \t]*$/gm, "$1")
    .replaceAll(formula, "$1")
    .replaceAll(/^[ \t>]*(?:`{3,}|~{3,})[ \t]*[^\s`]*[ \t]*$/gm, "")
    .replaceAll(/^[ \t>]*>[ \t]*\[!\w+\][ \t]*$/gm, "")
    .replaceAll(/^[ \t>]*(?:[-*+][ \t]+)?\d{1,9}[.)](?=\s)/gm, "")
    .replaceAll(/^[ \t>]*(?:[-*+][ \t]+)?\[[^\]\n]{1,1000}\]:/gm, "")
    .replaceAll(/\]\[[^\]\n]{0,1000}\]/g, "]")
    .replaceAll(/\[[xX]\](?=\s)/g, "")
    .replaceAll(/<br *\/?>/gi, " ")
    .replaceAll(/&#?\w{1,31};/g, "");
}
