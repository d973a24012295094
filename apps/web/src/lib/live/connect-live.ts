import ReconnectingWebSocket from "partysocket/ws";
import type { LiveEvent, LiveTopic } from "@stemma/contract/live-event";
import type { LiveClientMessage, LiveServerMessage } from "@stemma/contract/live-messages";
import { beatMs, livePath, sessionEndedCode, topicsMax } from "@stemma/contract/live-socket";
import { listenForSignedIn } from "../tabs/signed-in-channel.ts";
import { liveInterest } from "./live-interest.ts";
import { reconnectDelayMaxMs, reconnectDelayMs } from "./reconnect-delay.ts";

/** How old an answer may be when its screen subscribes to its topic. In milliseconds. */
const heldMs = 10_000;

/**
 * An allowance for the time from the request for this document to the start of the browser's clock. In milliseconds.
 */
const documentMs = 1_000;

/** A connection that is silent for this long is dead, even if its state is still open. In milliseconds. */
const silenceMaxMs = 2.5 * beatMs;

interface LiveListener {
  /** Called with every message from the server. */
  readonly onMessage: (message: LiveServerMessage) => void;
  /**
   * Called when the tab begins or stops to receive events. `isAgain`: after an interruption, so events may have been
   * missed.
   */
  readonly onConnected: (isConnected: boolean, isAgain: boolean) => void;
  /**
   * Called when the session has ended. The connection is opened again on focus, on coming online, or after a sign-in in
   * another tab; or by calling `reconnect`, where the browser has a newer session.
   */
  readonly onSessionEnd: (reconnect: () => void) => void;
}

/**
 * Opens this tab's one connection to the server and keeps it open: reconnects with backoff and jitter, and at once when
 * the network is back or the tab gets the focus. Subscribes to the topics in `liveInterest` as they change. Returns a
 * function that closes the connection.
 */
export function connectLive({ onMessage, onConnected, onSessionEnd }: LiveListener): () => void {
  const address = new URL(livePath, window.location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new ReconnectingWebSocket(address.href, [], {
    startClosed: true,
    // The library reads this before each attempt. Its own growth has no jitter: all tabs would come back together.
    get minReconnectionDelay() {
      return reconnectDelayMs(Math.max(1, socket.retryCount), Math.random());
    },
    maxReconnectionDelay: reconnectDelayMaxMs,
    reconnectionDelayGrowFactor: 1,
    connectionTimeout: 8_000,
    maxEnqueuedMessages: 0,
  });
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let subscribed = new Set<LiveTopic>();
  let hasBeenOpen = false;
  let receivedAtMs = performance.now();
  let isChangeDue = false;

  const send = (message: LiveClientMessage) => socket.send(JSON.stringify(message));

  const subscribeToWanted = (heldForMs: number) => {
    const wanted = new Set(liveInterest.topics().slice(0, topicsMax));
    const removed = [...subscribed].filter((topic) => !wanted.has(topic));
    const added = [...wanted].filter((topic) => !subscribed.has(topic));
    subscribed = wanted;
    if (removed.length > 0) send({ type: "leave", topics: removed });
    if (added.length > 0) send({ type: "follow", topics: added, heldMs: heldForMs });
  };

  // One screen may leave a topic that the next one wants: a timeout merges both into one change.
  const subscribeSoon = () => {
    if (isChangeDue) return;
    isChangeDue = true;
    setTimeout(() => {
      isChangeDue = false;
      if (socket.readyState === socket.OPEN) subscribeToWanted(heldMs);
    });
  };

  const reconnect = () => {
    if (socket.readyState !== socket.OPEN) socket.reconnect();
  };

  socket.addEventListener("open", () => {
    receivedAtMs = performance.now();
    subscribed = new Set();
    // On the first connection, everything on screen was read after this document was requested. Later, all of it is
    // read again.
    subscribeToWanted(hasBeenOpen ? 0 : performance.now() + documentMs);
    onConnected(true, hasBeenOpen);
    hasBeenOpen = true;
  });
  socket.addEventListener("close", ({ code }) => {
    onConnected(false, false);
    if (code !== sessionEndedCode) return;
    socket.close();
    onSessionEnd(reconnect);
  });
  socket.addEventListener("message", ({ data }) => {
    receivedAtMs = performance.now();
    const message = JSON.parse(String(data)) as LiveServerMessage;
    if (message.type === "lost") for (const topic of message.topics) subscribed.delete(topic);
    // A topic that was refused until now may be allowed now.
    if (message.type === "events" && message.events.some(isAboutAccess)) subscribeSoon();
    onMessage(message);
  });
  const watch = setInterval(() => {
    const isSilent = performance.now() - receivedAtMs > silenceMaxMs;
    if (isSilent && socket.readyState === socket.OPEN) socket.reconnect();
  }, beatMs);
  const stopListening = liveInterest.subscribe(subscribeSoon);
  const stopAwaitingSession = listenForSignedIn(reconnect);
  window.addEventListener("online", reconnect, { signal });
  window.addEventListener("focus", reconnect, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && reconnect(), { signal });
  document.addEventListener("visibilitychange", () => document.hidden || reconnect(), { signal });

  socket.reconnect();
  return () => {
    clearInterval(watch);
    stopListening();
    stopAwaitingSession();
    lifetime.abort();
    socket.close();
  };
}

function isAboutAccess({ kind }: LiveEvent): boolean {
  return kind === "access";
}
