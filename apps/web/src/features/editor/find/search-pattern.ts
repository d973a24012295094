/** What is searched for in the text of a page. */
export interface Search {
  readonly text: string;
  readonly isCaseSensitive: boolean;
  readonly isWholeWord: boolean;
}

/** The pattern that finds the text wherever it stands; `null` for an empty text. */
export function searchPattern({ text, isCaseSensitive, isWholeWord }: Search): RegExp | null {
  if (text === "") return null;
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const word = String.raw`[\p{L}\p{M}\p{N}_]`;
  const source = isWholeWord ? `(?<!${word})${literal}(?!${word})` : literal;
  return new RegExp(source, isCaseSensitive ? "gu" : "giu");
}
