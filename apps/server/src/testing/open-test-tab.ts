import { WebSocket } from "ws";
import type { LiveTopic } from "@stemma/contract/live-event";
import type { LiveClientMessage, LiveServerMessage } from "@stemma/contract/live-messages";
import { origin } from "./test-origin.ts";

/** The WebSocket of a browser tab, for tests. */
export interface TestTab {
  send(message: LiveClientMessage): void;
  /** Sends raw text, which may be an invalid message. */
  sendText(text: string): void;
  /** Subscribes to topics; resolves after the server's `following` message. */
  subscribe(...topics: LiveTopic[]): Promise<void>;
  /** Resolves to the next unread message, without heartbeats. */
  next(): Promise<LiveServerMessage>;
  /** Resolves to the close code when the server has closed the socket. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens a socket with these cookies, from our own origin or from the given one. */
export function openTestTab(address: string, cookies: string, from = origin): Promise<TestTab> {
  const socket = new WebSocket(address, { headers: { cookie: cookies, origin: from } });
  const waiting: LiveServerMessage[] = [];
  const takers: ((message: LiveServerMessage) => void)[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as LiveServerMessage;
    if (message.type === "beat") return;
    const take = takers.shift();
    if (take === undefined) waiting.push(message);
    else take(message);
  });
  const next = () => {
    const message = waiting.shift();
    if (message !== undefined) return Promise.resolve(message);
    return new Promise<LiveServerMessage>((resolve) => takers.push(resolve));
  };
  const send = (message: LiveClientMessage) => socket.send(JSON.stringify(message));
  const tab: TestTab = {
    send,
    sendText: (text) => socket.send(text),
    next,
    async subscribe(...topics) {
      send({ type: "follow", topics, heldMs: 0 });
      const earlier: LiveServerMessage[] = [];
      let message = await next();
      // Events of other subscribed topics may arrive first: keep them for `next`.
      while (message.type !== "following") {
        earlier.push(message);
        message = await next();
      }
      waiting.unshift(...earlier);
    },
    closed: new Promise((resolve) => socket.on("close", resolve)),
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.on("open", () => resolve(tab));
    socket.on("error", reject);
  });
}
