import { isSafeUrl } from "@stemma/document/safe-url";

/** How a text begins that a writer can only mean as an address. */
const beginning = String.raw`(?:https?:\/\/|mailto:|www\.)`;

/** Full-width punctuation, which no address holds: Chinese and Japanese put no space behind an address. */
const stops = "。，、；：！？．";

const wholeAddress = new RegExp(`^${beginning}[^\\s${stops}]+$`, "iu");

/** A letter of a script that is written without spaces: an address may follow it directly. */
const spaceless = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;

/** What stands directly before an address only if the address is a part of something else: `ana@www.a.test`. */
const outer = String.raw`(?!${spaceless})[\p{L}\p{N}@/\\.+\-]`;

const addresses = new RegExp(`(?<!${outer})${beginning}[^\\s${stops}]+`, "giu");

/** The address in a text: the place of its characters, and the URL of its link. */
export type TypedAddress = { readonly start: number; readonly end: number; readonly url: string };

/**
 * The URL for a text that is nothing but an address (`http`, `https`, `mailto`, or `www.`, which becomes `https`);
 * `null` for other texts, and for an address that is not safe or not complete.
 */
export function urlOf(text: string): string | null {
  if (!wholeAddress.test(text)) return null;
  const url = /^www\./i.test(text) ? `https://${text}` : text;
  return isComplete(text) && URL.canParse(url) && isSafeUrl(url) ? url : null;
}

/**
 * The address in the last word of a text. Punctuation after the address is no part of it, nor is a bracket or a quotation
 * mark that closes what was opened before the address.
 */
export function findAddressAtEnd(text: string): TypedAddress | null {
  const found = lastAddress(text);
  if (found === null) return null;
  const address = withoutPunctuation(found.text);
  const url = urlOf(address);
  return url === null ? null : { start: found.start, end: found.start + address.length, url };
}

/** Whether the character at this index of a text belongs to an address. */
export function isInAddress(text: string, index: number): boolean {
  const found = lastAddress(text.slice(0, index + 1));
  return found !== null && found.start + found.text.length === index + 1;
}

/** What looks like an address in the last word of a text, with the punctuation after it. */
function lastAddress(text: string): { readonly start: number; readonly text: string } | null {
  let wordStart = text.length;
  while (wordStart > 0 && !/\s/u.test(text.charAt(wordStart - 1))) wordStart -= 1;
  const found = [...text.slice(wordStart).matchAll(addresses)].at(-1);
  return found === undefined ? null : { start: wordStart + found.index, text: found[0] };
}

/**
 * The address that the last character of a text ends: white space, full-width punctuation, a closing bracket that the
 * address did not open, or the end of a quotation that begins directly before the address. `null` where the character may
 * belong to the address, as the bracket of `https://a.test/Bread_(food)`: only what follows it can tell.
 */
export function findEndedAddress(text: string): TypedAddress | null {
  const ending = text.slice(-1);
  if (/\s/u.test(ending) || stops.includes(ending)) return findAddressAtEnd(text.slice(0, -1));
  const found = pairOf.has(ending) ? findAddressAtEnd(text) : null;
  if (found === null || found.end === text.length) return null;
  if (/[)\]}）」』】》〉]/u.test(ending)) return found;
  const before = text.charAt(found.start - 1);
  return before !== "" && pairOf.get(ending)?.includes(before) === true ? found : null;
}

/** What opens a bracket or a quotation, by what closes it. */
const pairOf: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
  ["）", "（"],
  ["」", "「"],
  ["』", "『"],
  ["】", "【"],
  ["》", "《"],
  ["〉", "〈"],
  [">", "<"],
  ['"', '"'],
  ["”", "“„"],
  ["’", "‘‚"],
  ["»", "«"],
  ["›", "‹"],
]);

function withoutPunctuation(address: string): string {
  const counts = new Map<string, number>();
  for (const character of address) counts.set(character, (counts.get(character) ?? 0) + 1);
  let end = address.length;
  for (let last = address.charAt(end - 1); isPunctuation(last, counts);) {
    counts.set(last, (counts.get(last) ?? 0) - 1);
    end -= 1;
    last = address.charAt(end - 1);
  }
  return address.slice(0, end);
}

/**
 * Whether the last character of an address belongs to the text around it. A pair inside the address is a part of it.
 * `counts` tells how often each character stands in the address.
 */
function isPunctuation(last: string, counts: ReadonlyMap<string, number>): boolean {
  const opening = pairOf.get(last);
  if (opening === undefined) return /[.,;:!?'<‘‚“„«‹（「『【《〈…]/u.test(last);
  const countOf = (characters: string): number =>
    [...characters].reduce((sum, character) => sum + (counts.get(character) ?? 0), 0);
  return opening === last ? countOf(last) % 2 === 1 : countOf(last) > countOf(opening);
}

/** Whether a mail address has both its parts, and a host after `www.` its ending. */
function isComplete(address: string): boolean {
  if (/^mailto:/i.test(address)) return /^mailto:[^@]+@[^@]+$/i.test(address);
  return !/^www\./i.test(address) || /^www\.[^./]+\.[^./]/i.test(address);
}
