/** A LIKE pattern for texts that hold this one, whatever signs it has. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
