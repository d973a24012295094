import type { WorkspaceId } from "@stemma/domain/ids";
import type { DropZone, Step } from "./drop-place.ts";
import { isLink, type LinkRow, type TreeRow, type WorkspaceRow } from "./tree-rows.ts";

/** A place among the person's workspaces: directly behind one, or before all. */
export interface WorkspacePlace {
  readonly after: WorkspaceId | null;
}

/** Where a dragged workspace would go, and the edge of the row at which that is shown. */
interface WorkspaceDrop extends WorkspacePlace {
  readonly mark: { readonly id: string; readonly zone: DropZone };
}

/** The workspaces among which one is moved: those that are not muted, or the muted ones. */
const groupOf = (rows: readonly TreeRow[], { level }: WorkspaceRow) =>
  rows.filter((row): row is WorkspaceRow => row.kind === "workspace" && row.level === level);

/** The place of a workspace that is moved by one step; `null` if there is none. */
export const stepWorkspace = (
  rows: readonly TreeRow[],
  row: WorkspaceRow,
  step: Step,
): WorkspacePlace | null => stepAmong(groupOf(rows, row), row.id, step);

/** The same among workspaces that stand one below the other. */
export function stepAmong(
  group: readonly Pick<WorkspaceRow, "id">[],
  workspaceId: WorkspaceId,
  step: Step,
): WorkspacePlace | null {
  const at = group.findIndex(({ id }) => id === workspaceId);
  if (step === "up") return at === 0 ? null : { after: group[at - 2]?.id ?? null };
  const next = step === "down" ? group[at + 1] : undefined;
  return next === undefined ? null : { after: next.id };
}

/**
 * The place of a workspace that is dropped on a row: before the workspace under the upper half of the pointer's row, else behind the workspace to
 * which the row belongs. `null` where it cannot go, or is already.
 */
export function dropWorkspace(
  rows: readonly TreeRow[],
  dragged: WorkspaceRow,
  target: LinkRow,
  isUpperHalf: boolean,
): WorkspaceDrop | null {
  const workspaceId = target.kind === "workspace" ? target.id : target.workspaceId;
  const group = groupOf(rows, dragged);
  const at = group.findIndex(({ id }) => id === workspaceId);
  const home = group[at];
  if (home === undefined || home.id === dragged.id) return null;
  const isBefore = isUpperHalf && target.id === home.id;
  const after = isBefore ? group[at - 1] : home;
  const next = isBefore ? home : group[at + 1];
  if (after?.id === dragged.id || next?.id === dragged.id) return null;
  return {
    after: after?.id ?? null,
    mark:
      next === undefined
        ? { id: lastRowOf(rows, home).id, zone: "behind" }
        : { id: next.id, zone: "before" },
  };
}

/** The last row of a workspace: its last page on screen, or its own. */
function lastRowOf(rows: readonly TreeRow[], home: WorkspaceRow): LinkRow {
  const rest = rows.slice(rows.indexOf(home) + 1);
  const end = rest.findIndex(({ level }) => level <= home.level);
  return rest.slice(0, end === -1 ? rest.length : end).findLast(isLink) ?? home;
}
