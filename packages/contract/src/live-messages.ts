import { z } from "zod";
import type { LiveEvent, LiveTopic } from "./live-event.ts";

/** Where a browser tab opens its one WebSocket. */
export const livePath = "/live";

/**
 * The request header by which a tab names itself, and the parameter of its socket's address that says the same: an event
 * carries the name of the tab that caused it. A name is a UUID that the tab made for itself.
 */
export const tabHeader = "stemma-tab";

/** How many topics one tab can follow. */
export const topicsMax = 300;

/** How often the server says something in any case. In milliseconds. */
export const beatMs = 20_000;

/** Why the server closed a socket that shall not come back by itself: the session is over. */
export const sessionEndedCode = 4401;

const topicShape = z
  .string()
  .regex(/^(user|organization|workspace|page):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .transform((topic) => topic as LiveTopic);

/** What a tab says. */
export const liveClientMessage = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("follow"),
    topics: z.array(topicShape).max(topicsMax),
    /** How old what the tab shows of them may be, at most: it is told what happened since. In milliseconds. */
    heldMs: z.number().min(0),
  }),
  z.object({ type: z.literal("leave"), topics: z.array(topicShape).max(topicsMax) }),
]);

/** What a tab says. */
export type LiveClientMessage = z.input<typeof liveClientMessage>;

/** An event on its way to a tab, with the name of the tab that caused it. */
export type ToldEvent = LiveEvent & { readonly tab?: string };

/** What the server says. */
export type LiveServerMessage =
  /** These are followed from now on. */
  | { readonly type: "following"; readonly topics: readonly LiveTopic[] }
  | { readonly type: "events"; readonly events: readonly ToldEvent[] }
  /** These may not be followed, or not any more. */
  | { readonly type: "lost"; readonly topics: readonly LiveTopic[] }
  /** Events may have been missed: of these topics, or of all. */
  | { readonly type: "stale"; readonly topics?: readonly LiveTopic[] }
  | { readonly type: "beat" };
