/** Characters that end a line or are not seen: controls, the separators of lines and paragraphs, and turns of direction. */
const unseen = "\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069";
const anyUnseen = new RegExp(`[${unseen}]`, "u");
/** Matched in linear time: which of these hold an unseen character is asked of each one by itself. */
const spaces = new RegExp(`[\\s${unseen}]+`, "gu");

/** Whether a text is one line that shows all that it holds: what a name must be. */
export function isOneLine(text: string): boolean {
  return !anyUnseen.test(text);
}

/** The text as one line: each stretch of line ends and other unseen characters is a space, and none is at its ends. */
export function toOneLine(text: string): string {
  return text.replace(spaces, (found) => (anyUnseen.test(found) ? " " : found)).trim();
}

/** The beginning of a text, of so many UTF-16 units at most; no character is cut in two. */
export function cutText(text: string, maxCharacters: number): string {
  return text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, "");
}
