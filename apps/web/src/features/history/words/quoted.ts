/** A subject line inside a sentence. */
export function quoted(subjectLine: string): string {
  return `“${subjectLine}”`;
}
