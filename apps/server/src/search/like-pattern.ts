/** A LIKE pattern for texts that contain this text, with its special characters escaped. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
