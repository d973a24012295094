import ReconnectingWebSocket from "partysocket/ws";
import type { LiveEvent, LiveTopic } from "@stemma/contract/live-event";
import type { LiveClientMessage, LiveServerMessage } from "@stemma/contract/live-messages";
import { beatMs, livePath, sessionEndedCode, topicsMax } from "@stemma/contract/live-socket";
import { listenForSignedIn } from "../signed-in-channel.ts";
import { liveInterest } from "./live-interest.ts";

/** How old an answer that a screen shows may be when the screen begins to follow it. In milliseconds. */
const heldMs = 10_000;

/** How long a document may have been on its way before the browser counts. In milliseconds. */
const documentMs = 1_000;

/** A connection on which nothing was heard for so long is dead, whatever it says of itself. */
const silenceMaxMs = 2.5 * beatMs;

interface LiveListener {
  /** Something was said. */
  readonly onMessage: (message: LiveServerMessage) => void;
  /** Whether this tab is told what changes. After a while in which it wasn't, `isAgain`: anything may have changed. */
  readonly onConnected: (isConnected: boolean, isAgain: boolean) => void;
  /** Nobody is signed in any more; the connection comes back with the reader, or with a sign-in in another tab. */
  readonly onSessionEnd: () => void;
}

/**
 * Opens this tab's one connection to the server and keeps it: lost, it is sought again at growing, uneven intervals, and at
 * once when the network or the reader comes back. It follows what the screens want, whatever that is at the time. Answers
 * how to end it.
 */
export function connectLive({ onMessage, onConnected, onSessionEnd }: LiveListener): () => void {
  const address = new URL(livePath, window.location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new ReconnectingWebSocket(address.href, [], {
    minReconnectionDelay: 300 + Math.random() * 700,
    maxReconnectionDelay: 10_000 + Math.random() * 5_000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 8_000,
    maxEnqueuedMessages: 0,
  });
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let following = new Set<LiveTopic>();
  let hasBeenOpen = false;
  let heardAtMs = performance.now();
  let isChangeDue = false;

  const say = (message: LiveClientMessage) => socket.send(JSON.stringify(message));

  const followWanted = (heldForMs: number) => {
    const wanted = new Set(liveInterest.topics().slice(0, topicsMax));
    const left = [...following].filter((topic) => !wanted.has(topic));
    const begun = [...wanted].filter((topic) => !following.has(topic));
    following = wanted;
    if (left.length > 0) say({ type: "leave", topics: left });
    if (begun.length > 0) say({ type: "follow", topics: begun, heldMs: heldForMs });
  };

  // What one screen leaves the next may want: both are said together.
  const followSoon = () => {
    if (isChangeDue) return;
    isChangeDue = true;
    setTimeout(() => {
      isChangeDue = false;
      if (socket.readyState === socket.OPEN) followWanted(heldMs);
    });
  };

  const seek = () => {
    if (socket.readyState !== socket.OPEN) socket.reconnect();
  };

  socket.addEventListener("open", () => {
    heardAtMs = performance.now();
    following = new Set();
    // The first time, what is on screen was read since this document was asked for; later, all of it is read again.
    followWanted(hasBeenOpen ? 0 : performance.now() + documentMs);
    onConnected(true, hasBeenOpen);
    hasBeenOpen = true;
  });
  socket.addEventListener("close", ({ code }) => {
    onConnected(false, false);
    if (code !== sessionEndedCode) return;
    socket.close();
    onSessionEnd();
  });
  socket.addEventListener("message", ({ data }) => {
    heardAtMs = performance.now();
    const message = JSON.parse(String(data)) as LiveServerMessage;
    if (message.type === "lost") for (const topic of message.topics) following.delete(topic);
    // What may not be followed until now may be by now.
    if (message.type === "events" && message.events.some(isAboutAccess)) followSoon();
    onMessage(message);
  });
  const watch = setInterval(() => {
    const isSilent = performance.now() - heardAtMs > silenceMaxMs;
    if (isSilent && socket.readyState === socket.OPEN) socket.reconnect();
  }, beatMs);
  const stopListening = liveInterest.subscribe(followSoon);
  const stopAwaitingSession = listenForSignedIn(seek);
  window.addEventListener("online", seek, { signal });
  window.addEventListener("focus", seek, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && seek(), { signal });
  document.addEventListener("visibilitychange", () => document.hidden || seek(), { signal });

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
