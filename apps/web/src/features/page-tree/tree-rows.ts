import type { TreePage } from "@stemma/contract/page-shapes";
import type { WorkspaceSummary } from "@stemma/contract/workspace-shapes";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";

/** A part of a level of the tree, as it is asked for. */
export interface LevelPart {
  readonly workspaceId: WorkspaceId;
  readonly parentPageId: PageId | null;
  /** Where the part before it ended; `null` for the first one. */
  readonly cursor: string | null;
}

/** The answer to a part. */
export interface LevelAnswer {
  readonly items: readonly TreePage[];
  readonly nextCursor: string | null;
}

interface Row {
  /** The id of the workspace or page; for other rows one that no row has. */
  readonly id: string;
  /** From 1, for a workspace. */
  readonly level: number;
}

/** A workspace at the top of the tree. */
interface WorkspaceRow extends Row {
  readonly kind: "workspace";
  readonly workspace: WorkspaceSummary;
  readonly isOpen: boolean;
  readonly place: number;
  readonly count: number;
}

/** A page. */
export interface PageRow extends Row {
  readonly kind: "page";
  readonly id: PageId;
  readonly page: TreePage;
  readonly workspaceId: WorkspaceId;
  readonly parentPageId: PageId | null;
  /** The page before it in its level; `null` for the first one. */
  readonly before: PageId | null;
  readonly isOpen: boolean;
  /** Its place in its level, from 1. */
  readonly place: number;
  /** The pages of its level; -1 while not all are read. */
  readonly count: number;
}

/** What stands in a level in place of pages: that it is being read, that it is empty, or that the next part of it is read once this is drawn. */
interface NoteRow extends Row {
  readonly kind: "loading" | "empty" | "more";
  readonly levelId: string;
}

/** A row of the tree on screen. */
export type TreeRow = WorkspaceRow | PageRow | NoteRow;

/** A row that stands for something that can be opened. */
export type ItemRow = WorkspaceRow | PageRow;

/** Whether a row stands for a workspace or a page. */
export const isItem = (row: TreeRow): row is ItemRow =>
  row.kind === "workspace" || row.kind === "page";

interface Shown {
  readonly workspaces: readonly WorkspaceSummary[];
  /** The ids of the workspaces and pages that are open. */
  readonly open: ReadonlySet<string>;
  /** How many parts of a level are wanted, by the id of the page or workspace; 1 where there is none. */
  readonly parts: ReadonlyMap<string, number>;
  /** The answer to a part, if it has arrived. */
  readonly read: (part: LevelPart) => LevelAnswer | undefined;
}

/** The rows of the tree from top to bottom, and the parts of levels that they are made of, read or not. */
export function treeRows({ workspaces, open, parts, read }: Shown): {
  readonly rows: readonly TreeRow[];
  readonly wanted: readonly LevelPart[];
} {
  const rows: TreeRow[] = [];
  const wanted: LevelPart[] = [];

  function addLevel(workspaceId: WorkspaceId, parentPageId: PageId | null, level: number): void {
    const levelId = parentPageId ?? workspaceId;
    const items: TreePage[] = [];
    let cursor: string | null = null;
    let isWaiting = false;
    for (let part = 0; part < (parts.get(levelId) ?? 1); part += 1) {
      const asked: LevelPart = { workspaceId, parentPageId, cursor };
      wanted.push(asked);
      const answer = read(asked);
      isWaiting = answer === undefined;
      if (answer === undefined) break;
      items.push(...answer.items);
      cursor = answer.nextCursor;
      if (cursor === null) break;
    }
    const isWhole = !isWaiting && cursor === null;
    items.forEach((page, index) => {
      const isOpen = page.hasPages && open.has(page.id);
      rows.push({
        kind: "page",
        id: page.id,
        level,
        page,
        workspaceId,
        parentPageId,
        before: items[index - 1]?.id ?? null,
        isOpen,
        place: index + 1,
        count: isWhole ? items.length : -1,
      });
      if (isOpen) addLevel(workspaceId, page.id, level + 1);
    });
    const note = { level, levelId };
    if (isWaiting) rows.push({ kind: "loading", id: `loading ${levelId}`, ...note });
    else if (cursor !== null)
      rows.push({ kind: "more", id: `more ${levelId} ${items.length}`, ...note });
    else if (items.length === 0) rows.push({ kind: "empty", id: `empty ${levelId}`, ...note });
  }

  workspaces.forEach((workspace, index) => {
    const isOpen = open.has(workspace.id);
    const [place, count] = [index + 1, workspaces.length];
    rows.push({ kind: "workspace", id: workspace.id, level: 1, workspace, isOpen, place, count });
    if (isOpen) addLevel(workspace.id, null, 2);
  });
  return { rows, wanted };
}
