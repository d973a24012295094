import { diffArrays } from "diff";
import type { TimeBound } from "./time-bound.ts";

/** A place where two lists differ: a range before and a range after. Ends are exclusive. */
export type Hunk = {
  readonly beforeStart: number;
  readonly beforeEnd: number;
  readonly afterStart: number;
  readonly afterEnd: number;
};

/**
 * The hunks in which two lists of tokens differ, in order; between hunks the lists are equal. `null` when the time is
 * up. One comparison may use half of the remaining time, so that an expensive one leaves time for the next ones.
 */
export function diffTokens(
  before: readonly string[],
  after: readonly string[],
  bound: TimeBound,
): Hunk[] | null {
  const start = commonStart(before, after);
  const ending = commonEnding(before, after, start);
  const beforeRest = before.slice(start, before.length - ending);
  const afterRest = after.slice(start, after.length - ending);
  if (beforeRest.length === 0 || afterRest.length === 0) {
    return beforeRest.length === afterRest.length
      ? []
      : [hunkAt(start, beforeRest.length, start, afterRest.length)];
  }
  const timeout = bound.remainingMs() / 2;
  if (timeout <= 0) return null;
  const numbers = new Map<string, number>();
  const numberOf = (token: string): number => {
    const known = numbers.get(token) ?? numbers.size;
    numbers.set(token, known);
    return known;
  };
  const changes = diffArrays(beforeRest.map(numberOf), afterRest.map(numberOf), { timeout });
  return changes === undefined ? null : hunksOf(changes, start);
}

function commonStart(before: readonly string[], after: readonly string[]): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && before[count] === after[count]) count += 1;
  return count;
}

function commonEnding(before: readonly string[], after: readonly string[], start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let count = 0;
  while (count < most && before[before.length - 1 - count] === after[after.length - 1 - count]) {
    count += 1;
  }
  return count;
}

type Change = { readonly added: boolean; readonly removed: boolean; readonly count: number };

function hunksOf(changes: readonly Change[], start: number): Hunk[] {
  const hunks: Hunk[] = [];
  let beforeAt = start;
  let afterAt = start;
  let removed = 0;
  let added = 0;
  const close = (): void => {
    if (removed + added > 0) hunks.push(hunkAt(beforeAt, removed, afterAt, added));
    beforeAt += removed;
    afterAt += added;
    removed = 0;
    added = 0;
  };
  for (const change of changes) {
    if (change.removed) removed += change.count;
    else if (change.added) added += change.count;
    else {
      close();
      beforeAt += change.count;
      afterAt += change.count;
    }
  }
  close();
  return hunks;
}

function hunkAt(beforeAt: number, removed: number, afterAt: number, added: number): Hunk {
  return {
    beforeStart: beforeAt,
    beforeEnd: beforeAt + removed,
    afterStart: afterAt,
    afterEnd: afterAt + added,
  };
}
