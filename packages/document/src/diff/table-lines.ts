import type { Container } from "../containers/container.ts";
import type { PassageEntry } from "./body-diff.ts";
import type { UnnumberedEntry } from "./unnumbered-entry.ts";

type Within = Container | null | undefined;

/**
 * The parts of tables that are one change, by their entries: a table, a table row or a column of which all cells were added, all
 * deleted, or all moved without another change. Entries of one part have one name.
 */
export function tableParts(
  entries: readonly UnnumberedEntry[],
): ReadonlyMap<UnnumberedEntry, string> {
  const [before, after] = [new WholeLines(), new WholeLines()];
  for (const entry of entries) {
    const deed = deedOf(entry);
    for (const within of containersOf(entry, "before")) before.add(within, deed);
    for (const within of containersOf(entry, "after")) after.add(within, deed);
  }
  return new Map(
    entries.flatMap((entry): [UnnumberedEntry, string][] => {
      const deed = deedOf(entry);
      if (deed === null) return [];
      const side = deed === "deleted" ? "before" : "after";
      const [within] = containersOf(entry, side);
      const line = (side === "before" ? before : after).nameOf(within, deed);
      return line === null ? [] : [[entry, `${deed} ${line}`]];
    }),
  );
}

type Deed = "inserted" | "deleted" | "moved";

/** What happened to a block as a whole; `null` if it stayed, or changed in another way. */
function deedOf(entry: UnnumberedEntry): Deed | null {
  if (entry.kind === "inserted" || entry.kind === "deleted") return entry.kind;
  return entry.kind === "unchanged" && entry.isMoved ? "moved" : null;
}

/** For each line, which deed all of its cells have in common. */
class WholeLines {
  readonly #deeds = new Map<string, Deed | null>();

  add(within: Within, deed: Deed | null): void {
    for (const name of namesOf(within)) {
      const known = this.#deeds.get(name);
      this.#deeds.set(name, known === undefined || known === deed ? deed : null);
    }
  }

  /** The largest line around a cell of which all cells have this deed. */
  nameOf(within: Within, deed: Deed): string | null {
    return namesOf(within).find((name) => this.#deeds.get(name) === deed) ?? null;
  }
}

/** The names of the table, the table row and the column of a cell. */
function namesOf(within: Within): string[] {
  if (within?.kind !== "cell") return [];
  const { id, row, column } = within;
  return [`table ${id}`, `row ${id} ${row}`, `column ${id} ${column}`];
}

/** What the blocks of an entry stand in, in one of the bodies. */
function containersOf(entry: UnnumberedEntry, side: "before" | "after"): Within[] {
  if (entry.kind === "passage") return containersOfPassage(entry, side);
  if (entry.kind === "inserted") return side === "after" ? [entry.after.block.within] : [];
  if (entry.kind === "deleted") return side === "before" ? [entry.before.block.within] : [];
  return [entry[side].shape.within];
}

function containersOfPassage(
  { pieces }: Pick<PassageEntry, "pieces">,
  side: "before" | "after",
): Within[] {
  return pieces.flatMap((piece) => (piece.kind === "rowStart" ? [piece[side]?.within] : []));
}
