const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Several things as a sentence names them: 'a, b, and c'. */
export function listInWords(things: readonly string[]): string {
  return list.format(things);
}
