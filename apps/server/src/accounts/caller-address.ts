import { getIP } from "better-auth/api";

/** The header in which the HTTP layer passes the client address on. It overwrites the value that a client sent. */
export const clientAddressHeader = "x-stemma-client-address";

/** better-auth's setting for the client address. */
export const ipAddress = { ipAddressHeaders: [clientAddressHeader] };

/** The client address of a request; for IPv6 its network. `null` if the address is unknown. */
export function callerAddress(headers: Headers): string | null {
  return getIP(headers, { advanced: { ipAddress } });
}
