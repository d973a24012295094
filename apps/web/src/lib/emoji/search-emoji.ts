import emojis from "emojibase-data/en/compact.json";
import codes from "emojibase-data/en/shortcodes/github.json";

/** An emoji of the menu. */
export interface Emoji {
  readonly character: string;
  /** As Unicode names it: 'party popper'. */
  readonly name: string;
}

interface KnownEmoji extends Emoji {
  /** The short codes of GitHub without colons: 'tada'. */
  readonly codes: readonly string[];
  /** What else finds it, in lower case. */
  readonly words: readonly string[];
}

const codesOf: Readonly<Record<string, string | string[]>> = codes;

/** Every emoji with a place in the order of Unicode, in that order, without the variants of skin colours. */
const known: readonly KnownEmoji[] = emojis
  .filter(({ order }) => order !== undefined)
  .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
  .map(({ unicode, label, hexcode, tags = [] }) => ({
    character: unicode,
    name: label,
    codes: [codesOf[hexcode] ?? []].flat(),
    words: [...label.split(/[^\p{L}\p{N}]+/u), ...tags].map((word) => word.toLowerCase()),
  }));

const byCode = new Map(known.flatMap((emoji) => emoji.codes.map((code) => [code, emoji] as const)));

/** The emoji with this short code, without colons. */
export function emojiOfCode(code: string): Emoji | undefined {
  return byCode.get(code.toLowerCase());
}

/**
 * The emoji that a query finds: first the one with this short code, then those whose short codes begin with it, then
 * those with a word that begins with it. `_` and `-` in a query count as spaces between words.
 */
export function searchEmoji(query: string, max: number): readonly Emoji[] {
  const typed = query.toLowerCase();
  const words = typed.split(/[_-]+/).filter((word) => word !== "");
  const ranks = [
    ({ codes }: KnownEmoji) => codes.includes(typed),
    ({ codes }: KnownEmoji) => codes.some((code) => code.startsWith(typed)),
    ({ words: own }: KnownEmoji) =>
      words.length > 0 && words.every((word) => own.some((each) => each.startsWith(word))),
  ];
  const found = new Set<KnownEmoji>();
  for (const isFound of ranks) for (const emoji of known) if (isFound(emoji)) found.add(emoji);
  return [...found].slice(0, max);
}
