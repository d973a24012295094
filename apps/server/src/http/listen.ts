import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { StartFailure } from "../platform/start-failure.ts";

/** An open port. `close` takes no new requests, finishes the running ones, and after `maxMs` ends those too. */
export interface Listening {
  readonly server: Server;
  close(maxMs: number): Promise<void>;
}

/**
 * How long a connection waits for its next request. Longer than the minute after which load balancers let go, so that
 * none sends a request into a connection that is just being closed here. In milliseconds.
 */
const keepAliveMs = 75_000;

/** The timeouts of a connection. In milliseconds. */
interface Patience {
  /** For the first line and the headers of a request. */
  readonly headersMs: number;
  /** For a whole request with its body, also one that arrives slowly but steadily. */
  readonly requestMs: number;
  /** Without a byte in either direction. Longer than the database's statement timeout, so that slow answers get through. */
  readonly silenceMs: number;
  /** How often the server checks the first two. */
  readonly lookMs: number;
}

/** The largest save arrives in time at 90 kilobits a second. Live sockets are exempt once they are upgraded. */
const patience: Patience = {
  headersMs: 10_000,
  requestMs: 300_000,
  silenceMs: 30_000,
  lookMs: 5_000,
};

/** Listens, and resolves when requests are answered. Fails with one line where the port can't be had. */
export function listen(
  app: Hono,
  { port, host }: { port: number; host: string | undefined },
  { headersMs, requestMs, silenceMs, lookMs } = patience,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookMs,
    };
    const server = serve(
      { fetch: app.fetch, port, ...(host && { hostname: host }), serverOptions },
      () => resolve({ server, close: (maxMs) => closeServer(server, maxMs) }),
    ) as Server;
    server.timeout = silenceMs;
    server.keepAliveTimeout = keepAliveMs;
    server.on("error", (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
  });
}

/** How often a closing server looks for connections whose last request is answered. In milliseconds. */
const idleSweepMs = 50;

function closeServer(server: Server, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), maxMs);
    // A connection that was kept alive for a next request would hold the server up for seconds.
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
