import type { BlockId } from "../block-id.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";

/** The number with which the list of each numbered row begins, by the row's id. */
export type ListStarts = ReadonlyMap<BlockId, number>;

/** The numbers with which the lists of a body begin. */
export function listStarts(body: PageBody): ListStarts {
  const starts = new Map<BlockId, number>();
  /** The first number of the open list on each level. */
  let open: number[] = [];
  for (const { id, kind, indent, attributes } of bodyBlocks(body)) {
    if (kind !== "number") {
      open = kind === "bullet" || kind === "check" ? open.slice(0, indent) : [];
      continue;
    }
    open = open.slice(0, indent + 1);
    if (attributes.start !== undefined) open[indent] = attributes.start;
    const start = open[indent];
    if (id !== null && start !== undefined) starts.set(id, start);
  }
  return starts;
}

/**
 * The number with which a list begins if this row is its first one in a merged body: that of a side that changed it. If
 * both did, the smaller one, so that the result does not depend on which side is ours.
 */
export function mergeStart(
  id: BlockId,
  { base, ours, theirs }: Readonly<Record<"base" | "ours" | "theirs", ListStarts>>,
): number | undefined {
  const [was, our, their] = [base.get(id), ours.get(id), theirs.get(id)];
  if (our === undefined || their === undefined) return our ?? their;
  if (our === was) return their;
  return their === was ? our : Math.min(our, their);
}
