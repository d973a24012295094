/** Characters that readers do not see and nobody types: NUL, soft hyphens, invisible joiners, byte order marks. */
const invisible = /[\0\u00AD\u200B\u2060\uFEFF]/g;
/** The lower case of the Turkish İ: an i with a combining dot. */
const dottedI = /i\u0307/g;
const whiteSpace = /\s+/g;
const beyondAscii = /[^\0-\x7F]/;

/**
 * The form of a text that search compares. Texts fold to the same form if they differ only in case, in any script, or
 * in the Unicode form of a character (composed, half or full width, ligatures). 'ß' becomes 'ss', a final sigma becomes
 * a sigma, and the Turkish i's become 'i'. White space becomes single spaces and is trimmed. Fold both the stored text
 * and the query.
 */
export function foldText(text: string): string {
  return (beyondAscii.test(text) ? foldCharacters(text) : text.replaceAll("\0", "").toLowerCase())
    .replace(whiteSpace, " ")
    .trim();
}

function foldCharacters(text: string): string {
  return text
    .normalize("NFKC")
    .replace(invisible, "")
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replace(dottedI, "i")
    .normalize("NFKC");
}
