import { messages } from "../messages.tsx";

/** Addresses of the server's own machine, as {@link shortAddress} writes them. A session keeps an IPv6 address's network. */
const ownAddress = /^(127\.|0\.0\.0\.0$|::1?$)/;

/** Where a session is, by its address: empty if the address is unknown. */
export function addressWords(ipAddress: string): string {
  const address = shortAddress(ipAddress);
  return ownAddress.test(address) ? messages.thisComputer : address;
}

/** The shortest form of an address, as browsers write it in a URL. */
function shortAddress(ipAddress: string): string {
  const url = `http://[${ipAddress}]`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : ipAddress;
}
