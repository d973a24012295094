import type { BlockJson, PageBody } from "@stemma/document/format";

/** The three bodies of a merge; they never change. */
export interface BodiesToMerge {
  readonly base: PageBody;
  readonly ours: PageBody;
  readonly theirs: PageBody;
}

/** Two bodies in one. */
export interface JoinedBodies {
  readonly hasConflicts: boolean;
  /** The merged body, with both sides of each conflict that has a place for both, and ours of the others. */
  readonly body: PageBody;
  /** Their rows of those other conflicts; none of a row that both sides moved. */
  readonly rest: readonly BlockJson[];
}

/** A merge that was computed ahead: before the session takes it over. */
export interface KnownMerge extends BodiesToMerge {
  readonly joined: JoinedBodies;
}

/** Merges off the main thread. Rejects if that fails, or when `signal` aborts. */
export type MergeAhead = (bodies: BodiesToMerge, signal: AbortSignal) => Promise<JoinedBodies>;

/** The result of merging ahead: `null` if there is nothing to merge, or if the merge failed. */
export type MergeResult = KnownMerge | "changing" | null;

/** After so many merges of a text that changed during each of them, the result is "changing". */
const roundsMax = 5;

/**
 * Merges the bodies that `read` gives, again if they changed meanwhile. `read` gives the same objects as long as
 * nothing changes. The result is "changing" if they change during every merge.
 */
export async function mergeUntilSame(
  read: () => BodiesToMerge | null,
  merge: (bodies: BodiesToMerge) => Promise<JoinedBodies>,
): Promise<MergeResult> {
  for (let round = 0; round < roundsMax; round += 1) {
    const bodies = read();
    if (bodies === null) return null;
    const joined = await merge(bodies).catch(() => null);
    if (joined === null) return null;
    const now = read();
    if (now !== null && isOf(bodies, now)) return { ...bodies, joined };
  }
  return "changing";
}

/** The known merge, if it is one of these bodies. */
export function mergeOf(known: KnownMerge | null, bodies: BodiesToMerge): JoinedBodies | null {
  return known !== null && isOf(known, bodies) ? known.joined : null;
}

function isOf(one: BodiesToMerge, other: BodiesToMerge): boolean {
  return one.base === other.base && one.ours === other.ours && one.theirs === other.theirs;
}
