/** A LIKE pattern for texts that contain this text, with its special characters escaped. */
export function likePattern(text: string): string {
  return `%${beginsPattern(text)}`;
}

/** A LIKE pattern for texts that begin with this text, with its special characters escaped. */
export function beginsPattern(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
