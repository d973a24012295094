import type { Hono } from "hono";
import type { DirectReads } from "../http/direct-reads.ts";
import type { DirectSaves } from "../http/direct-saves.ts";
import { namesAndValues, streamOf, type ReadAnswer } from "../http/read-answers.ts";
import { origin } from "./test-origin.ts";

interface Answering {
  readonly app: Hono;
  readonly directReads: DirectReads;
  readonly directSaves: DirectSaves;
}

/** Sends requests to a server that has no port: through its whole HTTP stack, or to one part of it. */
export function sendRequests({ app, directReads, directSaves }: Answering) {
  /** Reads by {@link DirectReads} alone; `null` for what it leaves to the app. */
  const readDirectly = async (path: string, init: RequestInit = {}, cookies = "") => {
    const request = requestOf(path, init, cookies);
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const answer = await directReads({ method, url: pathname + search, headers });
    return answer && responseOf(answer);
  };

  /** Saves by {@link DirectSaves} alone; `null` for what it leaves to the app. */
  const saveDirectly = async (path: string, init: RequestInit = {}, cookies = "") => {
    const request = requestOf(path, init, cookies);
    const { method, headers } = request;
    const body = Buffer.from(typeof init.body === "string" ? init.body : "");
    if (!headers.has("content-length")) headers.set("content-length", String(body.length));
    const readBody = () => Promise.resolve(body);
    const answer = await directSaves({ method, url: path, headers, readBody });
    return answer && responseOf(answer);
  };

  /** Sends a request to the app alone, from a new client address or the given one. */
  const sendToApp = (path: string, init: RequestInit = {}, cookies = "", address = "") =>
    app.fetch(
      requestOf(path, init, cookies),
      connectionFrom(address || newAddress(), new Headers(init.headers)),
    );

  /** Sends a request through the whole HTTP stack, from a new client address or the given one. */
  const send = async (path: string, init: RequestInit = {}, cookies = "", address = "") =>
    (await readDirectly(path, init, cookies)) ??
    (await saveDirectly(path, init, cookies)) ??
    sendToApp(path, init, cookies, address);

  /** Calls one of better-auth's endpoints with a JSON body; `path` is what follows `/api/auth/`. */
  const postToAuth = (path: string, body: object, cookies = "", address = "") => {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return send(`/api/auth/${path}`, init, cookies, address);
  };

  return { readDirectly, saveDirectly, sendToApp, send, postToAuth };
}

export type Send = ReturnType<typeof sendRequests>["send"];

function requestOf(path: string, init: RequestInit, cookies: string): Request {
  const headers = new Headers(init.headers);
  if (cookies !== "") headers.set("cookie", cookies);
  if (!headers.has("origin")) headers.set("origin", origin);
  return new Request(new URL(path, origin), { ...init, headers });
}

function responseOf(answer: ReadAnswer): Response {
  const { status, headers } = answer;
  return new Response(status === 304 ? null : streamOf(answer), {
    status,
    headers: namesAndValues(headers),
  });
}

let addressesUsed = 0;

/** Every request comes from a new client address, so that rate limits affect only their own tests. */
function newAddress(): string {
  addressesUsed += 1;
  return `203.0.${addressesUsed >> 8}.${addressesUsed & 255}`;
}

function connectionFrom(remoteAddress: string, headers: Headers) {
  return {
    incoming: {
      headers: Object.fromEntries(headers),
      socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" },
    },
  };
}
