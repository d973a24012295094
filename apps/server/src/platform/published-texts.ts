import {
  readPublishedText,
  tickText,
  type PublishedText,
  type TickedText,
  type TickTask,
  type TitledText,
} from "./published-text.ts";
import { isLongText } from "./text-on-loop.ts";

/** The worker threads, as far as published texts need them. */
interface Threads {
  readPublishedText(text: TitledText): Promise<PublishedText>;
  tickText(task: TickTask): Promise<TickedText | null>;
}

/**
 * Computes what publishing a text writes: in a worker thread if the text is long. Call it before the transaction takes its
 * locks, but in the last attempt of `tickRow`, and compare in the transaction that the text is still the one to publish. Rejects if the thread ends; nothing is written then.
 */
export function createPublishedTexts({ analysis }: { readonly analysis: Threads }) {
  return {
    of: async (text: TitledText): Promise<PublishedText> =>
      isLongText(text.stored) ? analysis.readPublishedText(text) : readPublishedText(text),

    /** Ticks a row of a text; `null` if it has no such row of a check list. */
    ticked: async (task: TickTask): Promise<TickedText | null> =>
      isLongText(task.stored) ? analysis.tickText(task) : tickText(task),
  };
}

export type PublishedTexts = ReturnType<typeof createPublishedTexts>;
