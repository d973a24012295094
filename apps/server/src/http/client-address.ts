import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const privateAddress =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|fe80:|f[cd][0-9a-f]{2}:)/i;

/**
 * The client address of a request. A proxy on this machine or in a private network may name it in `X-Forwarded-For`:
 * the last entry is the one that this proxy added. The header of any other peer is ignored.
 */
export function clientAddress(context: Context): string {
  const peer = withoutPrefix(getConnInfo(context).remote.address ?? "");
  const forwarded = withoutPort(context.req.header("x-forwarded-for")?.split(",").at(-1) ?? "");
  return isNear(peer) && forwarded ? forwarded : peer;
}

/** Whether an address is of this machine or of a private network, where proxies are that we believe. */
export function isNear(address: string): boolean {
  return privateAddress.test(withoutPrefix(address));
}

/** Removes what marks an IPv4 address on a socket of IPv6. */
const withoutPrefix = (address: string) => address.replace(/^::ffff:/, "");

/** Removes the port and the brackets that some proxies write: `192.0.2.1:443`, `[2001:db8::1]:443`. */
export function withoutPort(address: string): string {
  const found = /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/.exec(address.trim());
  return found?.[1] ?? found?.[2] ?? address.trim();
}
