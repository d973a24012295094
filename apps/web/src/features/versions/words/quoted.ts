/** A subject line in quotes, for use inside a sentence. */
export function quoted(subjectLine: string): string {
  return `“${subjectLine}”`;
}
