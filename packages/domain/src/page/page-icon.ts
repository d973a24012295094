/** The most UTF-16 code units of an icon: the longest emoji have 15. */
export const pageIconMaxCharacters = 40;

const oneEmoji = new RegExp("^\\p{RGI_Emoji}$", "v");
/** Asks for the coloured form of a character that also has one in black and white. */
const inColour = "\u{FE0F}";

/**
 * A page's icon as it is stored: one emoji, which may be made of several code points, in its coloured form; `null` for anything
 * else.
 */
export function readPageIcon(text: string): string | null {
  const icon = text.trim();
  return [icon, icon + inColour].find((form) => oneEmoji.test(form)) ?? null;
}
