import { isSafeUrl } from "@stemma/document/safe-url";

/** How a text begins that a writer can only mean as an address. */
const beginning = String.raw`(?:https?:\/\/|mailto:|www\.)`;

const wholeAddress = new RegExp(`^${beginning}\\S+$`, "iu");

const addressAtEnd = new RegExp(String.raw`(?<![\p{L}\p{N}])${beginning}\S+$`, "iu");

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
 * The address at the end of a text. Punctuation after the address is no part of it, nor is a bracket or a quotation
 * mark that closes what was opened before the address. A letter or digit directly before it makes it a part of another word.
 */
export function findAddressAtEnd(text: string): TypedAddress | null {
  const found = addressAtEnd.exec(text);
  if (found === null) return null;
  const address = withoutPunctuation(found[0]);
  const url = urlOf(address);
  return url === null ? null : { start: found.index, end: found.index + address.length, url };
}

/**
 * The address that the last character of a text ends: white space, a closing bracket that the address did not open, or
 * the end of a quotation that begins directly before the address. `null` where the character may belong to the address,
 * as the bracket of `https://a.test/Bread_(food)`: only what follows it can tell.
 */
export function findEndedAddress(text: string): TypedAddress | null {
  const ending = text.slice(-1);
  if (/\s/u.test(ending)) return findAddressAtEnd(text.slice(0, -1));
  const found = pairOf.has(ending) ? findAddressAtEnd(text) : null;
  if (found === null || found.end === text.length) return null;
  if (/[)\]}]/.test(ending)) return found;
  const before = text.charAt(found.start - 1);
  return before !== "" && pairOf.get(ending)?.includes(before) === true ? found : null;
}

/** What opens a bracket or a quotation, by what closes it. */
const pairOf: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
  [">", "<"],
  ['"', '"'],
  ["”", "“„"],
  ["’", "‘‚"],
  ["»", "«"],
  ["›", "‹"],
]);

function withoutPunctuation(address: string): string {
  let rest = address;
  while (isPunctuation(rest.slice(-1), rest)) rest = rest.slice(0, -1);
  return rest;
}

/** Whether the last character of an address belongs to the text around it. A pair inside the address is a part of it. */
function isPunctuation(last: string, address: string): boolean {
  const opening = pairOf.get(last);
  if (opening === undefined) return /[.,;:!?'<‘‚“„«‹…]/u.test(last);
  const closed = countOf(last, address);
  return opening === last ? closed % 2 === 1 : closed > countOf(opening, address);
}

/** How many characters of a text are one of these. */
function countOf(characters: string, text: string): number {
  return [...text].filter((character) => characters.includes(character)).length;
}

/** Whether a mail address has both its parts, and a host after `www.` its ending. */
function isComplete(address: string): boolean {
  if (/^mailto:/i.test(address)) return /^mailto:[^@]+@[^@]+$/i.test(address);
  return !/^www\./i.test(address) || /^www\.[^./]+\.[^./]/i.test(address);
}
