/** The prefix of title pairs in the index. No word contains it, so pairs and words cannot collide. */
const mark = "/";

/**
 * The index terms of a folded title for queries that are too short for the title's index: every two neighbouring
 * characters and the last character. The mark keeps them apart from the words of the page. A query of one character
 * matches a pair by prefix.
 */
export function titlePairs(foldedTitle: string): string[] {
  const characters = [...foldedTitle];
  const pairs = characters.map(
    (character, index) => mark + character + (characters[index + 1] ?? ""),
  );
  return [...new Set(pairs)];
}
