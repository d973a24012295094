import { liveClientMessage } from "@stemma/contract/live-messages";
import { topicsMax } from "@stemma/contract/live-socket";
import type { LiveHub, LiveTab } from "./live-hub.ts";

/**
 * The rate limit of one tab: the most messages in a window, and the window's length. Each opened page needs two
 * messages.
 */
const messagesMax = 200;
const windowMs = 10_000;

/**
 * Handles the messages of one tab. The handler resolves to `false` if the connection must close: after an invalid
 * message, too many messages, or a subscription to more than {@link topicsMax} topics.
 */
export function listenToTab(hub: LiveHub, tab: LiveTab, now = () => performance.now()) {
  let windowFromMs = now();
  let messages = 0;
  return async (text: string): Promise<boolean> => {
    if (now() - windowFromMs > windowMs) {
      windowFromMs = now();
      messages = 0;
    }
    messages += 1;
    if (messages > messagesMax) return false;
    const reading = liveClientMessage.safeParse(parse(text));
    if (!reading.success) return false;
    const message = reading.data;
    if (message.type === "leave") {
      hub.unsubscribe(tab, message.topics);
      return true;
    }
    if (hub.countTopics(tab) + message.topics.length > topicsMax) return false;
    await hub.subscribe(tab, message.topics, message.heldMs);
    return true;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
