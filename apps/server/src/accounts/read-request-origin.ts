import type { RequestOrigin } from "../access/organization-scope.ts";
import { callerAddress } from "./caller-address.ts";

/** The longest stored user agent, in UTF-16 units; a longer header is cut. */
export const userAgentMaxCharacters = 400;

/** Where a request came from. Its headers must name the client address, as the HTTP layer writes it for sign-in. */
export function readRequestOrigin(headers: Headers): RequestOrigin {
  const userAgent = headers.get("user-agent");
  return {
    address: callerAddress(headers),
    userAgent: userAgent?.slice(0, userAgentMaxCharacters) ?? null,
  };
}
