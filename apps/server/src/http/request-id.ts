import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { isNear } from "./client-address.ts";

/** The header with the id of a request, in the request of a proxy and in every answer. */
export const requestIdHeader = "x-request-id";

/** Ids that proxies give. Nothing else may get into the log under this name. */
const readable = /^[\w.:-]{8,64}$/;

/** The id of a request: the one that a proxy nearby has given it, else a new one. */
export function chooseRequestId(sent: unknown, peer: string | undefined): string {
  const isBelieved = typeof sent === "string" && readable.test(sent) && isNear(peer ?? "");
  return isBelieved ? sent : randomUUID();
}

/**
 * Gives a request its id, in its headers, where {@link requestIdOf} finds it. There is no other way to pass it on:
 * `AsyncLocalStorage` costs every request (decision 49).
 */
export function giveRequestId({ headers, socket }: IncomingMessage): void {
  headers[requestIdHeader] = chooseRequestId(headers[requestIdHeader], socket.remoteAddress);
}

/** The id of a request that the app answers; `null` if it did not come over a connection. */
export function requestIdOf(context: Context): string | null {
  const { incoming } = Object(context.env) as { incoming?: Partial<IncomingMessage> };
  const id = incoming?.headers?.[requestIdHeader];
  return typeof id === "string" ? id : null;
}
