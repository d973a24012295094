import type { AlignedSide, AlignedTokens } from "./align-tokens.ts";
import { mergeLook } from "./merge-look.ts";
import { rowStart, type Token } from "./row-tokens.ts";
import type { Side } from "./slot.ts";

/** One side's change to a passage: replaces the base tokens from `start` (inclusive) to `end` (exclusive). */
export type Edit = {
  readonly side: Side;
  start: number;
  end: number;
  readonly tokens: readonly Token[];
  /** Whether the other side makes the same change. It touches nothing then, and is applied once. */
  isShared: boolean;
  /** Whether the other side's edit includes this one: it is then not applied by itself. */
  isDropped: boolean;
};

/** Both sides' edits of a passage, and the base tokens that both keep. */
export type PassageEdits = {
  readonly ours: readonly Edit[];
  readonly theirs: readonly Edit[];
  /** The base tokens that both sides keep, by index, with the merged formatting or attributes. */
  readonly kept: ReadonlyMap<number, Token>;
};

/**
 * The edits of both sides. A change of formatting is merged into the kept token. It is an edit only if it meets
 * another change: the other side deleted the token, or formatted it differently.
 */
export function editsOf({ base, ours, theirs }: AlignedTokens): PassageEdits {
  const ourEdits = hunkEdits("ours", ours);
  const theirEdits = hunkEdits("theirs", theirs);
  const kept = new Map<number, Token>();
  for (const [at, was] of base.entries()) {
    const our = tokenOf(ours, at);
    const their = tokenOf(theirs, at);
    const merged = our && their ? mergeLook(was, our, their) : null;
    if (merged !== null) kept.set(at, merged);
    if (merged !== null || (our === undefined && their === undefined)) continue;
    if (our !== undefined && our.look !== was.look) ourEdits.push(lookEdit("ours", at, our));
    if (their !== undefined && their.look !== was.look) {
      theirEdits.push(lookEdit("theirs", at, their));
    }
  }
  const byStart = (a: Edit, b: Edit): number => a.start - b.start || a.end - b.end;
  return { ours: ourEdits.toSorted(byStart), theirs: theirEdits.toSorted(byStart), kept };
}

/** The token of a side at a base token; `undefined` if the side deleted it. */
export function tokenOf(side: AlignedSide, baseAt: number): Token | undefined {
  const at = side.sideOf[baseAt];
  return at === undefined ? undefined : side.tokens[at];
}

function hunkEdits(side: Side, { hunks, tokens }: AlignedSide): Edit[] {
  return hunks.map(({ beforeStart, beforeEnd, afterStart, afterEnd }) => ({
    side,
    start: beforeStart,
    end: beforeEnd,
    tokens: tokens.slice(afterStart, afterEnd),
    isShared: false,
    isDropped: false,
  }));
}

function lookEdit(side: Side, at: number, token: Token): Edit {
  return { side, start: at, end: at + 1, tokens: [token], isShared: false, isDropped: false };
}

/** Whether a token starts a row. */
export function isRowStart(token: Token | undefined): boolean {
  return token?.text === rowStart;
}
