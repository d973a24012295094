import { canOnPage, canOnWorkspace } from "@stemma/domain/access/can";
import type { PageAction, WorkspaceAction } from "@stemma/domain/access/can";
import type { Reader, FixturePage, AccessFixture, FixtureWorkspace } from "./access-fixture.ts";

/** Whether `can` allows a reader an action on a page: the expectation for every list and every action. */
export function isAllowedOnPage(
  { roles }: Reader,
  page: FixturePage,
  action: PageAction = "view",
): boolean {
  const workspaceRole = roles[page.workspace.name] ?? null;
  const pageRole = roles[page.name] ?? null;
  const areaRole = page.isRestricted ? pageRole : null;
  return canOnPage({ isInOrganization: true, workspaceRole, pageRole, areaRole }, action, page);
}

/** Whether `can` allows a reader an action on a workspace. */
export function isAllowedOnWorkspace(
  { roles }: Reader,
  { name }: FixtureWorkspace,
  action: WorkspaceAction = "view",
): boolean {
  return canOnWorkspace({ isInOrganization: true, workspaceRole: roles[name] ?? null }, action);
}

/** The pages that a reader can see. */
export const visiblePages = ({ pages }: AccessFixture, reader: Reader): FixturePage[] =>
  pages.filter((page) => isAllowedOnPage(reader, page));

/** The workspaces that a reader can see. */
export const visibleWorkspaces = (
  { workspaces }: AccessFixture,
  reader: Reader,
): FixtureWorkspace[] => workspaces.filter((workspace) => isAllowedOnWorkspace(reader, workspace));

/** The ids of pages, workspaces or people, sorted, so that lists compare regardless of their order. */
export const idsOf = (items: readonly { id: string }[]): string[] =>
  items.map(({ id }) => id).toSorted();
