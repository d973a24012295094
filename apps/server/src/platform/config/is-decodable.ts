/** Whether each `%` in a part of an address begins an encoded character. */
export function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
