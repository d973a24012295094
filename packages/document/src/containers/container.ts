import type { BlockId } from "../block-id.ts";

/** How a callout speaks to the reader. */
export type CalloutTone = "note" | "tip" | "warning" | "important";

/** Every tone, from the quietest to the loudest. */
export const allTones: readonly CalloutTone[] = ["note", "tip", "important", "warning"];

/**
 * What a row stands in, beside other rows. It exists through its rows: those that name its id and stand next to each
 * other. A container holds rows, never another container.
 */
export type Container = {
  readonly kind: "callout";
  /** Unique in its page, among containers; has the shape of a block id. */
  readonly id: BlockId;
  /** The same for all rows of a stored body. Of rows that disagree, the first decides. */
  readonly tone: CalloutTone;
};

/** Whether a value is a tone of the format. */
export function isTone(value: unknown): value is CalloutTone {
  return allTones.some((tone) => tone === value);
}
