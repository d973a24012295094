/** What a reader does not see and a searcher does not type: NUL, soft hyphens, joiners without a look, byte order marks. */
const invisible = /[\0\u00AD\u200B\u2060\uFEFF]/g;
/** What lower case leaves of the Turkish İ. */
const dottedI = /i\u0307/g;
const whiteSpace = /\s+/g;
const beyondAscii = /[^\0-\x7F]/;

/**
 * A text as search compares it: two texts that differ only in case, in any script, or in how Unicode writes the same
 * character (composed, half or full width, ligatures) fold to the same. 'ß' is 'ss', a final sigma is a sigma, and the
 * Turkish i's are one 'i'. White space becomes single spaces, none at the ends. What is stored and what is asked for must
 * both go through it.
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
