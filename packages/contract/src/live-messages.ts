import { z } from "zod";
import type { LiveEvent, LiveTopic } from "./live-event.ts";
import { topicsMax } from "./live-socket.ts";

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
