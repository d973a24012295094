import type { KeyboardEvent } from "react";
import { parentOf, type Step } from "./drop-place.ts";
import { titleOfRow } from "./title-of-row.ts";
import { isItem, type ItemRow, type TreeRow } from "./tree-rows.ts";

/** What a key asks the tree to do. */
export type TreeAction =
  | { readonly kind: "focus"; readonly id: string }
  | { readonly kind: "open"; readonly id: string; readonly isOpen: boolean }
  | { readonly kind: "move"; readonly step: Step };

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

const isFolder = (row: ItemRow) => row.kind !== "page" || row.page.hasPages;

/** What a key does on a row of the tree, as in every tree: `null` if nothing. */
export function treeAction(
  rows: readonly TreeRow[],
  row: ItemRow,
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): TreeAction | null {
  if (ctrlKey || metaKey) return null;
  const step = steps[key];
  if (altKey) {
    return step === undefined || shiftKey || !mayMove(row, step) ? null : { kind: "move", step };
  }
  const items = rows.filter(isItem);
  const at = items.findIndex(({ id }) => id === row.id);
  const focus = (found: ItemRow | undefined): TreeAction | null =>
    found === undefined ? null : { kind: "focus", id: found.id };
  switch (key) {
    case "ArrowDown":
      return focus(items[at + 1]);
    case "ArrowUp":
      return focus(items[at - 1]);
    case "Home":
      return focus(items[0]);
    case "End":
      return focus(items.at(-1));
    case "ArrowRight":
      if (!isFolder(row)) return null;
      if (!row.isOpen) return { kind: "open", id: row.id, isOpen: true };
      return items[at + 1]?.level === row.level + 1 ? focus(items[at + 1]) : null;
    case "ArrowLeft":
      if (row.isOpen) return { kind: "open", id: row.id, isOpen: false };
      return focus(parentOf(rows, row));
    case " ":
      // 'More' is a button, which this key presses anyway.
      if (row.kind === "muted") return null;
      return isFolder(row) ? { kind: "open", id: row.id, isOpen: !row.isOpen } : null;
    default:
      return key.length === 1 ? focus(withInitial(items, at, key)) : null;
  }
}

/** Pages move every way, workspaces among each other. */
function mayMove(row: ItemRow, step: Step): boolean {
  return row.kind === "page" || (row.kind === "workspace" && (step === "up" || step === "down"));
}

/** The next row whose title begins with a letter. */
function withInitial(items: readonly ItemRow[], at: number, letter: string): ItemRow | undefined {
  const wanted = letter.toLocaleLowerCase();
  return [...items.slice(at + 1), ...items.slice(0, at)].find((row) =>
    titleOfRow(row).toLocaleLowerCase().startsWith(wanted),
  );
}
