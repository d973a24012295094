import { getIP } from "better-auth/api";

/** The header in which the HTTP layer names the caller's address. Whatever a caller sends in it is thrown away. */
export const clientAddressHeader = "x-stemma-client-address";

/** How better-auth finds a caller's address. */
export const ipAddress = { ipAddressHeaders: [clientAddressHeader] };

/** The address that a request came from, of IPv6 the network; `null` where it is not known. */
export function callerAddress(headers: Headers): string | null {
  return getIP(headers, { advanced: { ipAddress } });
}
