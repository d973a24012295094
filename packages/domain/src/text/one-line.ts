/** Characters that end a line or are invisible: controls, line and paragraph separators, and direction overrides. */
const invisibleCharacters = "\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069";
const anyInvisible = new RegExp(`[${invisibleCharacters}]`, "u");
/**
 * Runs of white space and invisible characters. `toOneLine` tests each match for an invisible character, which keeps
 * matching linear.
 */
const spaces = new RegExp(`[\\s${invisibleCharacters}]+`, "gu");

/** Whether a text is one line without invisible characters. */
export function isOneLine(text: string): boolean {
  return !anyInvisible.test(text);
}

/** The text as one line: each run of line ends and invisible characters becomes one space, and the ends are trimmed. */
export function toOneLine(text: string): string {
  return text.replace(spaces, (found) => (anyInvisible.test(found) ? " " : found)).trim();
}

/** The beginning of a text: at most `maxCharacters` UTF-16 units, without half a surrogate pair at the end. */
export function cutText(text: string, maxCharacters: number): string {
  return text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, "");
}
