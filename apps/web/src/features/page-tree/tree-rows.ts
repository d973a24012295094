import type { TreePage } from "@stemma/contract/page-shapes";
import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
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

/** What the tree shows of a workspace. */
export type TreeWorkspace = Pick<ListedWorkspace, "id" | "workspaceName" | "icon" | "isMuted">;

/** The id of the row 'More', among the ids of open rows too. */
export const moreRowId = "muted";

interface Row {
  /** The id of the workspace or page; for other rows one that no row has. */
  readonly id: string;
  /** From 1, for a workspace. */
  readonly level: number;
}

/** A workspace: at the top of the tree, or muted and below 'More'. */
export interface WorkspaceRow extends Row {
  readonly kind: "workspace";
  readonly id: WorkspaceId;
  readonly workspace: TreeWorkspace;
  readonly isOpen: boolean;
  readonly place: number;
  readonly count: number;
}

/** 'More', the last row of the top, with the muted workspaces below it. */
interface MoreRow extends Row {
  readonly kind: "muted";
  readonly id: typeof moreRowId;
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

/** A row that leads to a workspace or a page, and has buttons. */
export type LinkRow = WorkspaceRow | PageRow;

/** A row that keys reach, and that may have rows below it. */
export type ItemRow = LinkRow | MoreRow;

/** A row of the tree on screen. */
export type TreeRow = ItemRow | NoteRow;

/** Whether a row stands for a workspace or a page. */
export const isLink = (row: TreeRow): row is LinkRow =>
  row.kind === "workspace" || row.kind === "page";

/** Whether keys reach a row. */
export const isItem = (row: TreeRow): row is ItemRow => isLink(row) || row.kind === "muted";

/** What is known of the levels of the tree. */
export interface Levels {
  /** How many parts of a level are wanted, by the id of the page or workspace; 1 where there is none. */
  readonly parts: ReadonlyMap<string, number>;
  /** The answer to a part, if it has arrived. */
  readonly read: (part: LevelPart) => LevelAnswer | undefined;
}

interface Shown extends Levels {
  /** In the person's order. */
  readonly workspaces: readonly TreeWorkspace[];
  /** The ids of the workspaces and pages that are open, and of 'More' if it is. */
  readonly open: ReadonlySet<string>;
}

/** Rows from top to bottom, and the parts of levels that they are made of, read or not. */
export interface ReadRows {
  readonly rows: readonly TreeRow[];
  readonly wanted: readonly LevelPart[];
}

/** The rows of all workspaces. A page has one row, also while answers of different age place it in two levels. */
export function treeRows({ workspaces, open, ...levels }: Shown): ReadRows {
  const rows: TreeRow[] = [];
  const wanted: LevelPart[] = [];
  const placed = new Set<PageId>();

  function addWorkspaces(some: readonly TreeWorkspace[], level: number, count: number): void {
    for (const [index, workspace] of some.entries()) {
      const isOpen = open.has(workspace.id);
      const place = index + 1;
      rows.push({ kind: "workspace", id: workspace.id, level, workspace, isOpen, place, count });
      if (!isOpen) continue;
      const below = pageRows({
        workspaceId: workspace.id,
        level: level + 1,
        open,
        placed,
        ...levels,
      });
      rows.push(...below.rows);
      wanted.push(...below.wanted);
    }
  }

  const muted = workspaces.filter(({ isMuted }) => isMuted);
  const loud = workspaces.filter(({ isMuted }) => !isMuted);
  const count = loud.length + (muted.length === 0 ? 0 : 1);
  addWorkspaces(loud, 1, count);
  if (muted.length > 0) {
    const isOpen = open.has(moreRowId);
    rows.push({ kind: "muted", id: moreRowId, level: 1, isOpen, place: count, count });
    if (isOpen) addWorkspaces(muted, 2, muted.length);
  }
  return { rows, wanted };
}

/** The rows of the pages of a workspace; those at its top have this level. */
export function pageRows({
  workspaceId,
  level: topLevel,
  open,
  placed = new Set(),
  parts,
  read,
}: Levels & {
  readonly workspaceId: WorkspaceId;
  readonly level: number;
  readonly open: ReadonlySet<string>;
  /** The pages that have a row already, and get no second one. The pages of these rows are added to it. */
  readonly placed?: Set<PageId>;
}): ReadRows {
  const rows: TreeRow[] = [];
  const wanted: LevelPart[] = [];

  function addLevel(parentPageId: PageId | null, level: number): void {
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
    const pages = items.filter(({ id }) => !placed.has(id));
    for (const { id } of pages) placed.add(id);
    pages.forEach((page, index) => {
      const isOpen = page.hasPages && open.has(page.id);
      rows.push({
        kind: "page",
        id: page.id,
        level,
        page,
        workspaceId,
        parentPageId,
        before: pages[index - 1]?.id ?? null,
        isOpen,
        place: index + 1,
        count: isWhole ? pages.length : -1,
      });
      if (isOpen) addLevel(page.id, level + 1);
    });
    const note = { level, levelId };
    if (isWaiting) rows.push({ kind: "loading", id: `loading ${levelId}`, ...note });
    else if (cursor !== null)
      rows.push({ kind: "more", id: `more ${levelId} ${items.length}`, ...note });
    else if (pages.length === 0) rows.push({ kind: "empty", id: `empty ${levelId}`, ...note });
  }

  addLevel(null, topLevel);
  return { rows, wanted };
}
