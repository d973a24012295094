import { liveClientMessage } from "@stemma/contract/live-messages";
import { topicsMax } from "@stemma/contract/live-socket";
import type { LiveHub, LiveTab } from "./live-hub.ts";

/** How many messages a tab may send in a window, and how long that is: a walk through pages sends two each. */
const messagesMax = 200;
const windowMs = 10_000;

/**
 * Understands what one tab says. Answers whether it may go on: one that talks nonsense or too much, or wants to follow
 * more than {@link topicsMax} topics, may not.
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
      hub.leave(tab, message.topics);
      return true;
    }
    if (hub.countTopics(tab) + message.topics.length > topicsMax) return false;
    await hub.follow(tab, message.topics, message.heldMs);
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
