import { urlMaxCharacters } from "./body-limits.ts";

const knownProtocol = /^(?:https?:\/\/|mailto:|tel:)./i;

/** White space, controls, invisible marks and marks that turn the direction: they make an address look like another. */
const deceiving = /[\s\p{Cc}\p{Cf}\p{Zs}\p{Surrogate}]/u;

/**
 * Whether a link may lead there: an absolute http, https, mailto or tel address without spaces, control or invisible
 * characters, of at most `urlMaxCharacters`.
 */
export function isSafeUrl(url: string): boolean {
  return url.length <= urlMaxCharacters && knownProtocol.test(url) && !deceiving.test(url);
}
