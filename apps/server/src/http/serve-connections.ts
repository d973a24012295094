import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { uploadPath } from "@stemma/contract/upload-path";
import type { Hono } from "hono";
import type { DirectReads } from "./direct-reads.ts";
import type { DirectSaves } from "./direct-saves.ts";
import type { ReadAnswer } from "./read-answers.ts";
import { giveRequestId, requestIdHeader } from "./request-id.ts";
import { readWhole } from "./read-whole.ts";
import type { RefuseWhileAway } from "./refuse-while-away.ts";
import type { AroundAnswers } from "./trace-requests.ts";

/** Answers the requests on the connections that it is given. It has no port: see open-port.ts. */
export interface ConnectionServer {
  /** Emits `upgrade` for WebSockets. */
  readonly server: Server;
  /** Answers a connection, of which nothing has been read yet, until it ends. */
  take(connection: Socket): void;
  /** The number of open connections. */
  count(): number;
  /** From now on, each connection is closed behind its next answer. */
  closeBehindAnswers(): void;
  /**
   * Finishes the running requests, closes idle connections, and ends all others after `maxMs`. Resolves when no
   * connection is left. Give it no further ones.
   */
  close(maxMs: number): Promise<void>;
  /**
   * Like `close`, but answers one more request on each idle connection, unless the connection reaches its usual end
   * first: a client may be sending a request just now, which would be lost in a connection that closes early.
   */
  drain(maxMs: number): Promise<void>;
}

/**
 * How long an idle connection is kept, in milliseconds. Longer than the usual 60 seconds of load balancers, so that a
 * load balancer never sends a request into a connection that is just closing.
 */
const keepAliveMs = 75_000;

/** The interval at which a closing server closes idle connections, in milliseconds. */
const idleSweepMs = 50;

/** The timeouts of a connection. In milliseconds. */
interface Patience {
  /** For the request line and the headers. */
  readonly headersMs: number;
  /** For a whole request with its body, even if the body arrives slowly but steadily; `uploadMs` for the upload of a file. */
  readonly requestMs: number;
  readonly uploadMs: number;
  /**
   * Without a byte in either direction; while a file is uploaded and stored, `requestMs`. Longer than the database's statement
   * timeout, so that slow answers can finish.
   */
  readonly silenceMs: number;
  /** The interval at which the server checks `headersMs` and `uploadMs`. */
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

/** The answers that are tried before the app. */
export interface DirectAnswers {
  readonly reads: DirectReads;
  readonly saves: DirectSaves;
  readonly refuseWhileAway: RefuseWhileAway;
}

/** Hears of each request when its answer was sent or cut off, after so many seconds. */
export type OnAnswered = (
  request: IncomingMessage,
  response: ServerResponse,
  seconds: number,
) => void;

interface ServingOptions extends Partial<Patience> {
  readonly onAnswered?: OnAnswered | undefined;
  /** Stands around all that answers a request. */
  readonly around?: AroundAnswers | undefined;
}

/** Serves an app. Without `direct`, the app answers everything. */
export function serveConnections(
  app: Hono,
  direct?: DirectAnswers,
  { onAnswered, around, ...given }: ServingOptions = {},
): ConnectionServer {
  const { headersMs, requestMs, uploadMs, silenceMs, lookMs } = { ...patience, ...given };
  const connections = new Set<Socket>();
  let isEnding = false;
  let onLastClosed: (() => void)[] = [];
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: uploadMs,
      connectionsCheckingInterval: lookMs,
    },
    createServer: withDirectAnswers(direct, around),
  }) as Server;
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    giveRequestId(request);
    if (onAnswered !== undefined) {
      const startedAtMs = performance.now();
      response.once("close", () =>
        onAnswered(request, response, (performance.now() - startedAtMs) / 1_000),
      );
    }
    if (isEnding) response.setHeader("connection", "close");
    // While a picture is made smaller, or a file goes to a bucket, nothing is sent for a while.
    if (isUpload(request)) request.socket.setTimeout(Math.max(requestMs, silenceMs));
    else if (hasBody(request)) endAfter(request, requestMs);
  });
  server.timeout = silenceMs;
  server.keepAliveTimeout = keepAliveMs;
  // A server that does not listen itself keeps no time for its connections until it hears this.
  server.emit("listening");

  const forget = (connection: Socket) => {
    connections.delete(connection);
    if (connections.size > 0) return;
    for (const resolve of onLastClosed) resolve();
    onLastClosed = [];
  };
  const allClosed = async (maxMs: number) => {
    isEnding = true;
    if (connections.size > 0) {
      const closed = new Promise<void>((resolve) => onLastClosed.push(resolve));
      const hurry = setTimeout(() => {
        for (const connection of connections) connection.destroy();
      }, maxMs);
      await closed;
      clearTimeout(hurry);
    }
    server.close();
  };

  return {
    server,
    count: () => connections.size,
    take(connection) {
      connections.add(connection);
      connection.once("close", () => forget(connection));
      // A client may close its side after a request, and still reads the answer.
      connection.allowHalfOpen = true;
      server.emit("connection", connection);
      connection.resume();
    },
    closeBehindAnswers: () => void (isEnding = true),
    async close(maxMs) {
      // An idle keep-alive connection would delay the shutdown by seconds.
      const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
      await allClosed(maxMs);
      clearInterval(sweep);
    },
    drain: allClosed,
  };
}

/** Makes servers in which `reads` and `saves` see each request first; the listener gets what they leave. Every answer has its request's id. */
function withDirectAnswers(
  direct: DirectAnswers | undefined,
  around: AroundAnswers | undefined,
): typeof createServer {
  const before =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      const { method, url, headers } = request;
      const id = String(headers[requestIdHeader]);
      const leave = () => {
        response.setHeader(requestIdHeader, id);
        listener(request, response);
      };
      if (method === undefined || url === undefined || direct === undefined) return leave();
      const get = (name: string) => {
        const value = headers[name];
        return typeof value === "string" ? value : null;
      };
      const send = (answer: ReadAnswer | null) => {
        // The sender has closed the connection before the body was there.
        if (request.errored !== null) return;
        if (answer === null) return leave();
        // Node writes headers that come all at once faster than those that are set before.
        response.writeHead(answer.status, [...answer.headers, requestIdHeader, id]);
        // Held until all are there, so that the pieces leave together.
        response.cork();
        for (const piece of answer.body) response.write(piece);
        if (answer.rest === undefined) response.end();
        else void endWith(response, answer.rest).catch(() => response.destroy());
      };
      const refusal = direct.refuseWhileAway(method, url);
      if (refusal !== null) return send(refusal);
      const isSave = method === "POST";
      if (!isSave && method !== "GET") return leave();
      const asked = { method, url, headers: { get } };
      const answering = isSave
        ? direct.saves({ ...asked, readBody: () => readWhole(request) })
        : direct.reads(asked);
      answering
        .catch(() => null)
        .then(send)
        .catch(() => response.destroy());
    };
  return ((options: object, listener: RequestListener) => {
    const answer = before(listener);
    if (around === undefined) return createServer(options, answer);
    return createServer(options, (request, response) =>
      around(request, response, () => answer(request, response)),
    );
  }) as typeof createServer;
}

/** Sends what is held, and then the rest. */
async function endWith(
  response: ServerResponse,
  rest: () => Promise<readonly Buffer[]>,
): Promise<void> {
  response.uncork();
  const pieces = await rest();
  // The reader has left meanwhile.
  if (response.destroyed) return;
  response.cork();
  for (const piece of pieces) response.write(piece);
  response.end();
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
