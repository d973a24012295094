/** A word to look up, or the beginning of one. */
interface Lexeme {
  readonly text: string;
  readonly isBeginning: boolean;
}

/** PostgreSQL's way to ask for all of the words, whatever signs they hold. */
export function toTsquery(words: readonly Lexeme[]): string {
  return words
    .map(({ text, isBeginning }) => {
      const quoted = text.replaceAll("\\", "\\\\").replaceAll("'", "''");
      return `'${quoted}'${isBeginning ? ":*" : ""}`;
    })
    .join(" & ");
}
