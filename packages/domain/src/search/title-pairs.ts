/** Marks what stands in a title apart from words: no word holds it. */
const mark = "/";

/**
 * What a folded title is found by where a query is too short for its index: every two neighbouring characters, and the last
 * one, marked, so that they can stand among the words of the page. A single character is the beginning of one of them.
 */
export function titlePairs(foldedTitle: string): string[] {
  const characters = [...foldedTitle];
  const pairs = characters.map(
    (character, index) => mark + character + (characters[index + 1] ?? ""),
  );
  return [...new Set(pairs)];
}
