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
 * The address at the end of a text. Punctuation after the address is no part of it, nor is a closing bracket whose
 * opening bracket stands before the address. A letter or digit directly before it makes it a part of another word.
 */
export function findAddressAtEnd(text: string): TypedAddress | null {
  const found = addressAtEnd.exec(text);
  if (found === null) return null;
  const address = withoutPunctuation(found[0]);
  const url = urlOf(address);
  return url === null ? null : { start: found.index, end: found.index + address.length, url };
}

const openingOf: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

function withoutPunctuation(address: string): string {
  let rest = address;
  for (let last = rest.slice(-1); last !== ""; last = rest.slice(-1)) {
    const opening = openingOf.get(last);
    const isOutside =
      opening === undefined
        ? /[.,;:!?'"<>‘’‚“”„«»‹›…]/u.test(last)
        : rest.split(last).length > rest.split(opening).length;
    if (!isOutside) break;
    rest = rest.slice(0, -1);
  }
  return rest;
}

/** Whether a mail address has both its parts, and a host after `www.` its ending. */
function isComplete(address: string): boolean {
  if (/^mailto:/i.test(address)) return /^mailto:[^@]+@[^@]+$/i.test(address);
  return !/^www\./i.test(address) || /^www\.[^./]+\.[^./]/i.test(address);
}
