import { isObjectWord, objectWord } from "../object-word.ts";

/** The longest source of a formula in a line, in characters. */
export const inlineMathMax = 1000;

/** A formula in the text of a run: a dollar sign and its source (`objectWord`), which `inlineMathSource` gave. */
export function inlineMathWord(source: string): string {
  return objectWord(`$${source}`);
}

/** The source if the text is a formula in a line; else `null`. */
export function inlineMathOf(text: string): string | null {
  return isObjectWord(text) && text[1] === "$" ? text.slice(2, -1) : null;
}

/**
 * The TeX source of a formula in a line, as it is stored: one line, without white space around it. A comment ends with its line, so
 * it is left out where another line follows. "" if nothing remains.
 */
export function inlineMathSource(written: string): string {
  return written
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/\\[^]|%[^\n]*\n\s*/g, (found) => (found.startsWith("\\") ? found : ""))
    .replaceAll("\0", "")
    .replaceAll(/\p{Surrogate}/gu, "\uFFFD")
    .replaceAll(/[\p{Cc}]+/gu, " ")
    .trim();
}

/**
 * A formula as the text of a run; as plain text between dollar signs if it is longer than a formula in a line may be. "" without a
 * source.
 */
export function inlineMathText(written: string): string {
  const source = inlineMathSource(written);
  if (source === "") return "";
  return source.length > inlineMathMax ? betweenDollars(source) : inlineMathWord(source);
}

/** A formula in a line, as plain text and Markdown have it. */
export function betweenDollars(source: string): string {
  return `$${source}$`;
}
