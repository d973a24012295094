/** A word to look up, or a prefix of words. */
interface Lexeme {
  readonly text: string;
  readonly isPrefix: boolean;
}

/** A PostgreSQL `tsquery` that matches all of the words, with special characters escaped. */
export function toTsquery(words: readonly Lexeme[]): string {
  return toAnyTsquery(words.map((word) => [word]));
}

/** A `tsquery` that matches one word of each group. */
export function toAnyTsquery(groups: readonly (readonly Lexeme[])[]): string {
  return groups
    .map((group) => group.map(toLexeme).join(" | "))
    .map((group) => (group.includes(" | ") ? `(${group})` : group))
    .join(" & ");
}

function toLexeme({ text, isPrefix }: Lexeme): string {
  const quoted = text.replaceAll("\\", "\\\\").replaceAll("'", "''");
  return `'${quoted}'${isPrefix ? ":*" : ""}`;
}
