import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { serve } from "@hono/node-server";
import { uploadPath } from "@stemma/contract/upload-path";
import type { Hono } from "hono";
import { StartFailure } from "../platform/start-failure.ts";
import type { DirectReads } from "./direct-reads.ts";
import type { DirectSaves } from "./direct-saves.ts";
import { readWhole } from "./read-whole.ts";

/** An open port. `close` refuses new requests, finishes the running ones, and ends those too after `maxMs`. */
export interface Listening {
  readonly server: Server;
  close(maxMs: number): Promise<void>;
}

/**
 * How long an idle connection is kept, in milliseconds. Longer than the usual 60 seconds of load balancers, so that a
 * load balancer never sends a request into a connection that is just closing.
 */
const keepAliveMs = 75_000;

/** The timeouts of a connection. In milliseconds. */
interface Patience {
  /** For the request line and the headers. */
  readonly headersMs: number;
  /** For a whole request with its body, even if the body arrives slowly but steadily. Of a file, `uploadMs`. */
  readonly requestMs: number;
  readonly uploadMs: number;
  /**
   * Without a byte in either direction; while a file is uploaded and stored, `requestMs`. Longer than the database's statement
   * timeout, so that slow answers can finish.
   */
  readonly silenceMs: number;
  /** The interval at which the server checks the first two. */
  readonly lookMs: number;
}

/**
 * With these timeouts, the largest save needs at least 90 kilobits per second, and a file of 100 MB 220. WebSockets are exempt after their
 * upgrade.
 */
const patience: Patience = {
  headersMs: 10_000,
  requestMs: 300_000,
  uploadMs: 3_600_000,
  silenceMs: 30_000,
  lookMs: 5_000,
};

interface Place {
  readonly port: number;
  readonly host: string | undefined;
  /** Answer what they can before the app; without them, the app answers everything. */
  readonly direct?: { readonly reads: DirectReads; readonly saves: DirectSaves };
}

/** Starts listening; resolves when the server accepts requests. Fails with one line if the port is not available. */
export function listen(
  app: Hono,
  { port, host, direct }: Place,
  { headersMs, requestMs, uploadMs, silenceMs, lookMs } = patience,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: uploadMs,
      connectionsCheckingInterval: lookMs,
    };
    const server = serve(
      {
        fetch: app.fetch,
        port,
        ...(host && { hostname: host }),
        serverOptions,
        ...(direct && { createServer: withDirectAnswers(direct) }),
      },
      () => resolve({ server, close: (maxMs) => closeServer(server, maxMs) }),
    ) as Server;
    server.prependListener("request", (request: IncomingMessage) => {
      // While a picture is made smaller, or a file goes to a bucket, nothing is sent for a while.
      if (isUpload(request)) request.socket.setTimeout(Math.max(requestMs, silenceMs));
      else if (hasBody(request)) endAfter(request, requestMs);
    });
    server.timeout = silenceMs;
    server.keepAliveTimeout = keepAliveMs;
    server.on("error", (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
  });
}

/** Makes servers whose requests are answered by `reads` or `saves`, and where they do not, by the listener. */
function withDirectAnswers({ reads, saves }: NonNullable<Place["direct"]>): typeof createServer {
  const before =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      const { method, url, headers } = request;
      const isSave = method === "POST";
      if ((!isSave && method !== "GET") || url === undefined) {
        return void listener(request, response);
      }
      const get = (name: string) => {
        const value = headers[name];
        return typeof value === "string" ? value : null;
      };
      const send = (answer: Awaited<ReturnType<DirectReads>>) => {
        // The sender has closed the connection before the body was there.
        if (request.errored !== null) return;
        if (answer === null) return void listener(request, response);
        response.writeHead(answer.status, answer.headers);
        // Held until the end, so that the pieces leave together.
        response.cork();
        for (const piece of answer.body) response.write(piece);
        response.end();
      };
      const asked = { method, url, headers: { get } };
      const answering = isSave
        ? saves({ ...asked, readBody: () => readWhole(request) })
        : reads(asked);
      answering
        .catch(() => null)
        .then(send)
        .catch(() => response.destroy());
    };
  return ((options: object, listener: RequestListener) =>
    createServer(options, before(listener))) as typeof createServer;
}

function isUpload({ method, url = "" }: IncomingMessage): boolean {
  return method === "POST" && url.split("?")[0] === uploadPath;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** Closes the connection of a request whose body has not arrived by then. */
function endAfter(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => {
    request.socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
  }, ms);
  const clear = (): void => clearTimeout(timer);
  request.once("end", clear).once("close", clear);
}

/** The interval at which a closing server closes idle connections, in milliseconds. */
const idleSweepMs = 50;

function closeServer(server: Server, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), maxMs);
    // An idle keep-alive connection would delay the shutdown by seconds.
    const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    server.close(() => {
      clearTimeout(patience);
      clearInterval(sweep);
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new StartFailure(
        `Port ${port} is in use: stop what listens there, or set PORT to another one.`,
      );
    case "EACCES":
      return new StartFailure(
        `Port ${port} may not be used by this user: set PORT to one above 1023.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartFailure(`HOST ${host} is not an address of this machine: set another one.`);
    default:
      return error;
  }
}
