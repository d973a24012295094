import { getIP } from "better-auth/api";

/** The header in which the HTTP layer passes the caller's address on. It overwrites the value that a caller sent. */
export const clientAddressHeader = "x-stemma-client-address";

/** The setting by which better-auth finds a caller's address. */
export const ipAddress = { ipAddressHeaders: [clientAddressHeader] };

/** The client address of a request; for IPv6 its network. `null` where the address is not known. */
export function callerAddress(headers: Headers): string | null {
  return getIP(headers, { advanced: { ipAddress } });
}
