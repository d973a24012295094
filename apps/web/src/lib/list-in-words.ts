const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Joins names for a sentence: 'a, b, and c'. */
export function listInWords(things: readonly string[]): string {
  return list.format(things);
}
