import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import { beatMs, livePath, sessionEndedCode } from "@stemma/contract/live-socket";
import type { LiveServerMessage } from "@stemma/contract/live-messages";
import type { Authentication } from "../accounts/authentication.ts";
import type { LiveHub, LiveTab } from "../live/live-hub.ts";
import { listenToTab } from "../live/listen-to-tab.ts";
import type { Logger } from "../platform/logger.ts";
import { isOwnOrigin } from "./same-origin.ts";

/** The largest message from a tab, in bytes; it holds the topics to subscribe to. */
const messageMaxBytes = 32 * 1024;

/** A tab with more buffered data than this does not read any more. In bytes. */
const bufferedMaxBytes = 1024 * 1024;

/**
 * The interval of the check for expired sessions, in milliseconds. Explicitly ended sessions cause an event at once.
 */
const sessionSweepMs = 60_000;

/** The most tabs of one person on a node. */
const tabsPerPersonMax = 100;

const closeCodes = { goingAway: 1001, policyViolation: 1008, tryAgainLater: 1013 } as const;

/** The open sockets of a node. `close` closes all of them; the tabs then reconnect to any available node. */
export interface LiveSockets {
  count(): number;
  close(): void;
}

interface Needs {
  readonly authentication: Pick<Authentication, "findSession">;
  readonly hub: LiveHub;
  readonly logger: Logger;
  readonly publicUrl: string;
}

/** Accepts WebSockets at `/live` on the server's own port, from signed-in users on our own pages. */
export function openLiveSockets(server: Server, needs: Needs): LiveSockets {
  const { authentication, hub, logger, publicUrl } = needs;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageMaxBytes });
  const unanswered = new WeakSet<WebSocket>();
  let isClosed = false;

  async function handleUpgrade(
    request: IncomingMessage,
    duplex: Duplex,
    head: Buffer,
  ): Promise<void> {
    const target = request.url ?? "/";
    if (!URL.canParse(target, "http://node")) return refuse(duplex, "400 Bad Request");
    const { pathname } = new URL(target, "http://node");
    const fetchSite = request.headers["sec-fetch-site"];
    const isOwn = isOwnOrigin(publicUrl, {
      origin: request.headers.origin,
      host: request.headers.host,
      fetchSite: typeof fetchSite === "string" ? fetchSite : undefined,
    });
    if (pathname !== livePath) return refuse(duplex, "404 Not Found");
    if (!isOwn) return refuse(duplex, "403 Forbidden");
    const cookie = request.headers.cookie ?? "";
    const session = await authentication.findSession(new Headers({ cookie }));
    // It would never be closed.
    if (isClosed) return refuse(duplex, "503 Service Unavailable");
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      // Opened and then closed with a code, because a browser does not tell a script why a socket could not open.
      if (session === null) socket.close(sessionEndedCode, "signed out");
      else addTab(socket, session);
    });
  }

  function addTab(socket: WebSocket, session: Pick<LiveTab, "userId" | "sessionId">): void {
    if (hub.countTabs(session.userId) >= tabsPerPersonMax) {
      return socket.close(closeCodes.policyViolation, "too many tabs");
    }
    const tab: LiveTab = {
      ...session,
      send: (message) => {
        if (socket.bufferedAmount > bufferedMaxBytes) socket.terminate();
        else socket.send(message, { binary: false });
      },
      dismiss: () => socket.close(closeCodes.tryAgainLater),
      signOut: () => socket.close(sessionEndedCode, "session ended"),
    };
    const listen = listenToTab(hub, tab);
    void hub.addTab(tab);
    socket.on("pong", () => unanswered.delete(socket));
    socket.on("close", () => hub.removeTab(tab));
    socket.on("error", () => socket.terminate());
    socket.on("message", (data, isBinary) => {
      const isAccepted = isBinary ? Promise.resolve(false) : listen(String(data));
      void isAccepted.then(
        (mayStayOpen) => mayStayOpen || socket.close(closeCodes.policyViolation),
        () => tab.dismiss(),
      );
    });
  }

  const beatText = JSON.stringify({ type: "beat" } satisfies LiveServerMessage);
  const beat = () => {
    for (const socket of sockets.clients) {
      if (unanswered.has(socket)) {
        socket.terminate();
        continue;
      }
      unanswered.add(socket);
      socket.ping();
      socket.send(beatText);
    }
  };

  server.on("upgrade", (request, duplex: Duplex, head: Buffer) => {
    duplex.on("error", () => duplex.destroy());
    handleUpgrade(request, duplex, head).catch((error: unknown) => {
      logger.error({ err: error }, "a live socket was not opened");
      refuse(duplex, "503 Service Unavailable");
    });
  });
  const timers = [
    setInterval(beat, beatMs),
    setInterval(() => void hub.endSessions().catch(() => {}), sessionSweepMs),
  ];
  return {
    count: () => sockets.clients.size,
    close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets.clients) {
        socket.close(closeCodes.goingAway);
        // A tab that does not answer must not delay the shutdown.
        setTimeout(() => socket.terminate(), 500).unref();
      }
    },
  };
}

function refuse(duplex: Duplex, status: string): void {
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
