import type { TrashItem } from "@stemma/contract/trash.contract";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { canOnPage } from "@stemma/domain/access/can";
import { foldText } from "@stemma/domain/search/fold-text";
import { pageGoneFrom } from "@stemma/domain/trash/trash-days";
import { goneFrom } from "@stemma/domain/workspace/restorable-days";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor, type InstantCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import { likePattern } from "../search/like-pattern.ts";
import type { TrashListStore, TrashPageRow, TrashWorkspaceRow } from "./trash-list.store.ts";

export interface ListNeeds {
  trashList: TrashListStore;
}

/** The deleted pages and workspaces that the caller can restore, deleted last first; with `title`, only those whose name contains it. */
export async function listTrash(
  { trashList }: ListNeeds,
  scope: OrganizationScope,
  input: { title?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: TrashItem[]; nextCursor: string | null }> {
  const title = foldText(input.title?.trim() ?? "");
  const after = readCursor(input.cursor);
  const pattern = title === "" ? null : likePattern(title);
  const pages = await trashList.listPages(scope, input.limit + 1, after, pattern);
  const workspaces = await findWorkspaces(trashList, scope, input.limit + 1, after, title);
  const rows = [
    ...pages.map((row) => ({ ...row, item: presentPage(scope, row) })),
    ...workspaces.map((row) => ({ ...row, item: presentWorkspace(row) })),
  ].toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1));
  const { items, nextCursor } = paginate(rows.slice(0, input.limit + 1), input.limit);
  return { items: items.map(({ item }) => item), nextCursor };
}

/** At most `limit` deleted workspaces whose folded name contains `title`; read in parts, because the database folds no names. */
async function findWorkspaces(
  trashList: TrashListStore,
  scope: OrganizationScope,
  limit: number,
  after: InstantCursor<string> | null,
  title: string,
): Promise<TrashWorkspaceRow[]> {
  const found: TrashWorkspaceRow[] = [];
  let from = after;
  for (;;) {
    const rows = await trashList.listWorkspaces(scope, rowsPerAnswerMax, from);
    found.push(...rows.filter(({ workspaceName }) => foldText(workspaceName).includes(title)));
    const last = rows.at(-1);
    if (rows.length < rowsPerAnswerMax || last === undefined || found.length >= limit) break;
    from = last;
  }
  return found.slice(0, limit);
}

function presentPage({ organizationRole }: OrganizationScope, row: TrashPageRow): TrashItem {
  const { id, kind, pageTitle, icon, workspaceName, pagesBelow, deletedBy, updatedAt } = row;
  const { workspaceRole, pageRole, areaRole } = row;
  const roles = { workspaceRole, pageRole, areaRole, organizationRole };
  const goneAt = pageGoneFrom(updatedAt, row.trashDays);
  return {
    type: "page",
    id,
    kind,
    pageTitle,
    icon,
    workspaceName,
    pagesBelow,
    deletedAt: toInstant(updatedAt),
    deletedBy,
    goneAt: goneAt && toInstant(goneAt),
    can: { remove: canOnPage({ isInOrganization: true, ...roles }, "remove", row) },
  };
}

function presentWorkspace({ id, icon, workspaceName, ...row }: TrashWorkspaceRow): TrashItem {
  return {
    type: "workspace",
    id,
    icon,
    workspaceName,
    deletedAt: toInstant(row.updatedAt),
    deletedBy: row.deletedBy,
    goneAt: toInstant(goneFrom(row.updatedAt)),
    can: { remove: true },
  };
}
