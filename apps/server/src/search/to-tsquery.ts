/** A word to look up, or a prefix of words. */
interface Lexeme {
  readonly text: string;
  readonly isPrefix: boolean;
}

/** A PostgreSQL `tsquery` that matches all of the words, with special characters escaped. */
export function toTsquery(words: readonly Lexeme[]): string {
  return words
    .map(({ text, isPrefix }) => {
      const quoted = text.replaceAll("\\", "\\\\").replaceAll("'", "''");
      return `'${quoted}'${isPrefix ? ":*" : ""}`;
    })
    .join(" & ");
}
