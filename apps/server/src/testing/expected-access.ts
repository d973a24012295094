import { canOnPage, canOnWorkspace } from "@stemma/domain/access/can";
import type { PageAction, WorkspaceAction } from "@stemma/domain/access/can";
import type { Reader, SeenPage, SeenThings, SeenWorkspace } from "./seen-things.ts";

/** Whether `can` allows a reader an action on a page: the expectation for every list and every action. */
export function mayOnPage({ roles }: Reader, page: SeenPage, action: PageAction = "view"): boolean {
  const workspaceRole = roles[page.workspace.name] ?? null;
  const pageRole = roles[page.name] ?? null;
  return canOnPage({ isInOrganization: true, workspaceRole, pageRole }, action, page);
}

/** Whether `can` allows a reader an action on a workspace. */
export function mayOnWorkspace(
  { roles }: Reader,
  { name }: SeenWorkspace,
  action: WorkspaceAction = "view",
): boolean {
  return canOnWorkspace({ isInOrganization: true, workspaceRole: roles[name] ?? null }, action);
}

/** The pages that a reader can see. */
export const seenPages = ({ pages }: SeenThings, reader: Reader): SeenPage[] =>
  pages.filter((page) => mayOnPage(reader, page));

/** The workspaces that a reader can see. */
export const seenWorkspaces = ({ workspaces }: SeenThings, reader: Reader): SeenWorkspace[] =>
  workspaces.filter((workspace) => mayOnWorkspace(reader, workspace));

/** The ids of pages, workspaces or people, sorted, so that lists compare regardless of their order. */
export const idsOf = (items: readonly { id: string }[]): string[] =>
  items.map(({ id }) => id).toSorted();
