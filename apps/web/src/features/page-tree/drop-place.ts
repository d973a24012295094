import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { isItem, type ItemRow, type LinkRow, type PageRow, type TreeRow } from "./tree-rows.ts";

/** Where something is dropped on a row: above it, below it, or into it. */
export type DropZone = "before" | "inside" | "behind";

/** A place in the tree. */
export interface TreePlace {
  readonly workspaceId: WorkspaceId;
  readonly parentPageId: PageId | null;
  /** The page before it; `null` for the first place of the level, missing for the last one. */
  readonly after?: PageId | null;
}

/** The place of a page that is dropped on a row; `null` where it cannot go: on itself, below itself, or where it is. */
export function dropPlace(
  rows: readonly TreeRow[],
  dragged: PageRow,
  target: LinkRow,
  zone: DropZone,
): TreePlace | null {
  if (isInside(rows, dragged, target)) return null;
  const place = placeAt(target, zone, dragged);
  if (place === null) return null;
  const isSame =
    place.parentPageId === dragged.parentPageId &&
    place.workspaceId === dragged.workspaceId &&
    place.after === dragged.before;
  return isSame ? null : place;
}

function placeAt(target: LinkRow, zone: DropZone, dragged: PageRow): TreePlace | null {
  if (target.kind === "workspace") {
    return { workspaceId: target.workspace.id, parentPageId: null, after: null };
  }
  const { workspaceId, parentPageId } = target;
  const level = { workspaceId, parentPageId };
  if (zone === "inside") return { workspaceId, parentPageId: target.id };
  if (zone === "behind") {
    // Directly below the row are the pages below it.
    if (target.isOpen) return { workspaceId, parentPageId: target.id, after: null };
    return { ...level, after: target.id };
  }
  const after = target.before === dragged.id ? dragged.before : target.before;
  return { ...level, after };
}

/** Whether a row is the page or below it. */
function isInside(rows: readonly TreeRow[], page: PageRow, row: ItemRow): boolean {
  for (let one: ItemRow | undefined = row; one !== undefined; one = parentOf(rows, one)) {
    if (one.id === page.id) return true;
  }
  return false;
}

/** The row of the page or workspace above a row. */
export function parentOf(rows: readonly TreeRow[], row: TreeRow): ItemRow | undefined {
  const at = rows.findIndex(({ id }) => id === row.id);
  return rows
    .slice(0, at)
    .findLast((one): one is ItemRow => isItem(one) && one.level === row.level - 1);
}

/** The ways in which keys move a page. */
export type Step = "up" | "down" | "in" | "out";

/**
 * The place of a page that is moved by one step: among the pages of its level, into the page before it, or out of the page above it. `null` if there
 * is none.
 */
export function stepPlace(rows: readonly TreeRow[], row: PageRow, step: Step): TreePlace | null {
  const { workspaceId, parentPageId, before } = row;
  const level = rows.filter(
    (one): one is PageRow =>
      one.kind === "page" && one.workspaceId === workspaceId && one.parentPageId === parentPageId,
  );
  const at = level.findIndex(({ id }) => id === row.id);
  switch (step) {
    case "up":
      return before === null
        ? null
        : { workspaceId, parentPageId, after: level[at - 2]?.id ?? null };
    case "down": {
      const next = level[at + 1];
      return next === undefined ? null : { workspaceId, parentPageId, after: next.id };
    }
    case "in":
      return before === null ? null : { workspaceId, parentPageId: before };
    case "out": {
      const above = parentOf(rows, row);
      return above?.kind === "page"
        ? { workspaceId, parentPageId: above.parentPageId, after: above.id }
        : null;
    }
  }
}
