import { z } from "zod";
import type { LiveEvent, LiveTopic } from "./live-event.ts";
import { topicsMax } from "./live-socket.ts";

const topicShape = z
  .string()
  .regex(/^(user|organization|workspace|page):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .transform((topic) => topic as LiveTopic);

/** A message from a tab. */
export const liveClientMessage = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("follow"),
    topics: z.array(topicShape).max(topicsMax),
    /**
     * The greatest age of the tab's data on these topics, in milliseconds: the server replays the events since then.
     */
    heldMs: z.number().min(0),
  }),
  z.object({ type: z.literal("leave"), topics: z.array(topicShape).max(topicsMax) }),
]);

/** A message from a tab, as the tab writes it. */
export type LiveClientMessage = z.input<typeof liveClientMessage>;

/** An event as the server sends it, with the id of the tab that caused it. */
export type SentEvent = LiveEvent & { readonly tab?: string };

/** A message from the server. */
export type LiveServerMessage =
  /** The tab is subscribed to these topics from now on. */
  | { readonly type: "following"; readonly topics: readonly LiveTopic[] }
  | { readonly type: "events"; readonly events: readonly SentEvent[] }
  /** The tab may not subscribe to these topics, or lost access to them. */
  | { readonly type: "lost"; readonly topics: readonly LiveTopic[] }
  /** The tab may have missed events of these topics or, without topics, of all topics. */
  | { readonly type: "stale"; readonly topics?: readonly LiveTopic[] }
  | { readonly type: "beat" };
