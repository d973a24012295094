/**
 * A source between dollar signs, as common in Markdown: no space directly inside of them, and no letter, digit, dollar sign or
 * backslash before the first one, as in "US$5".
 */
const ended = /(?<![\p{L}\p{N}$\\])\$(?![\s$])((?:\\.|[^$\\\n])+)(?<!\s)\$$/u;

/** The source of the formula that ends a text; `null` without one. */
export function typedFormula(text: string): string | null {
  if (!text.endsWith("$")) return null;
  return ended.exec(text)?.[1] ?? null;
}

/** Whether the text before a place opened a formula that no space has interrupted: signs of Markdown belong to it. */
export function isInFormula(text: string, place: number): boolean {
  return /(?<![\p{L}\p{N}$\\])\$[^\s$]+$/u.test(text.slice(0, place));
}
