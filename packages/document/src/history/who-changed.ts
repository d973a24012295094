import type { BlockId } from "../block-id.ts";
import type { BodyDiff, DiffEntry, DiffSegment, PassagePiece } from "../diff/body-diff.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { hasWord } from "../diff/has-word.ts";
import type { TimeBoundOptions } from "../diff/time-bound.ts";
import { wordsOf } from "../diff/words-of.ts";
import type { PageBody } from "../format.ts";

/** What a version did to a passage. */
export type Deed =
  | { readonly kind: "wrote" | "deleted" | "split" | "joined" | "moved" | "formatted" }
  /** Words that were replaced, inserted or deleted; `count` is their number. */
  | { readonly kind: "changedWords"; readonly count: number };

/** A version's part in a change: `version` is its index in the list of bodies. */
export type ChangeStep = { readonly version: number; readonly deeds: readonly Deed[] };

/**
 * Which versions made each change of a diff, oldest first, by the number of the change, in order. `bodies` are the versions from
 * the diff's earlier body to its later one, each the parent of the next. A change and a version's own change belong
 * together if they concern the same block, by its id.
 */
export function whoChanged(
  diff: BodyDiff,
  bodies: readonly PageBody[],
  options: TimeBoundOptions = {},
): Map<number, ChangeStep[]> {
  const changes = new Map<number, Set<BlockId>>();
  for (const entry of diff.entries) {
    if (entry.change === null) continue;
    const others = changes.get(entry.change) ?? [];
    changes.set(entry.change, new Set([...others, ...idsOf(entry)]));
  }
  const steps = new Map(Array.from(changes.keys(), (change) => [change, [] as ChangeStep[]]));
  for (let version = 1; version < bodies.length; version += 1) {
    const [parent, body] = [bodies[version - 1], bodies[version]];
    if (parent === undefined || body === undefined) continue;
    const made = diffBodies(parent, body, options).entries.filter(({ change }) => change !== null);
    for (const [change, ids] of changes) {
      const deeds = made
        .filter((entry) => [...idsOf(entry)].some((id) => ids.has(id)))
        .flatMap(deedsOf);
      if (deeds.length > 0) steps.get(change)?.push({ version, deeds: summed(deeds) });
    }
  }
  return steps;
}

/** The blocks that an entry concerns. */
function idsOf(entry: DiffEntry): Set<BlockId> {
  const shapes =
    entry.kind === "passage"
      ? entry.pieces.flatMap((piece) =>
          piece.kind === "rowStart" ? [piece.before, piece.after] : [],
        )
      : entry.kind === "inserted"
        ? [entry.after.block]
        : entry.kind === "deleted"
          ? [entry.before.block]
          : [entry.before.shape, entry.after.shape];
  return new Set(shapes.flatMap((shape) => shape?.id ?? []));
}

function deedsOf(entry: DiffEntry): Deed[] {
  if (entry.kind === "inserted") return [{ kind: "wrote" }];
  if (entry.kind === "deleted") return [{ kind: "deleted" }];
  const deeds: Deed[] = entry.isMoved ? [{ kind: "moved" }] : [];
  if (entry.kind === "formatOnly") return [...deeds, { kind: "formatted" }];
  if (entry.kind === "passage") {
    const rows = entry.after.count - entry.before.count;
    if (rows !== 0) deeds.push({ kind: rows > 0 ? "split" : "joined" });
  }
  const count = countWords(entry.kind === "passage" ? entry.pieces : entry.segments);
  return count === 0 ? deeds : [...deeds, { kind: "changedWords", count }];
}

/** The number of changed words: a word that was replaced by another one counts once. */
function countWords(pieces: readonly (PassagePiece | DiffSegment)[]): number {
  const counts = { inserted: 0, deleted: 0 };
  for (const piece of pieces) {
    if (piece.kind !== "inserted" && piece.kind !== "deleted") continue;
    const text = piece.runs.map((run) => run.text).join("");
    counts[piece.kind] += wordsOf(text).filter(hasWord).length;
  }
  return Math.max(counts.inserted, counts.deleted);
}

/** Each deed once, with the words of all. */
function summed(deeds: readonly Deed[]): Deed[] {
  const count = deeds.reduce((sum, deed) => sum + ("count" in deed ? deed.count : 0), 0);
  const kinds = new Set(deeds.flatMap((deed) => ("count" in deed ? [] : deed.kind)));
  const others = Array.from(kinds, (kind): Deed => ({ kind }));
  return count === 0 ? others : [...others, { kind: "changedWords", count }];
}
