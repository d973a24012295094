/**
 * A text as search compares it: compatible forms made one, lower case in every script, the Greek final sigma like the
 * other. Two texts that readers take for the same in another case fold to the same.
 */
export function foldText(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFKC").replaceAll("ς", "σ");
}
