import { urlMaxCharacters } from "./body-limits.ts";

const knownProtocol = /^(?:https?:\/\/|mailto:|tel:)./i;

/** White space, controls, invisible and direction characters: they can disguise a URL as another one. */
const deceiving = /[\s\p{Cc}\p{Cf}\p{Zs}\p{Surrogate}]/u;

/**
 * Whether a link may use this URL: an absolute http, https, mailto or tel URL without spaces, control or invisible
 * characters, of at most `urlMaxCharacters`.
 */
export function isSafeUrl(url: string): boolean {
  return url.length <= urlMaxCharacters && knownProtocol.test(url) && !deceiving.test(url);
}
