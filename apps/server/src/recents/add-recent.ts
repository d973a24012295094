import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage, authorizeWorkspace } from "../access/authorized.ts";
import type { PageStanding, WorkspaceStanding } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { Refusal } from "../platform/refusal.ts";
import type { RecentStore } from "./recent.store.ts";

interface Needs {
  access: {
    findPage(scope: OrganizationScope, pageId: PageId): Promise<PageStanding | null>;
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceStanding | null>;
  };
  transaction: Transaction<{ recents: Pick<RecentStore, "add"> }>;
  clock: Clock;
}

type Item = { type: "page"; id: PageId } | { type: "workspace"; id: WorkspaceId };

/** Moves a page or workspace to the front of the asker's recent list. Whatever they may not see is NOT_FOUND here. */
export async function addRecent(
  { access, transaction, clock }: Needs,
  scope: OrganizationScope,
  item: Item,
): Promise<void> {
  try {
    if (item.type === "page") authorizePage(await access.findPage(scope, item.id), "view");
    else authorizeWorkspace(await access.findWorkspace(scope, item.id), "view");
  } catch (error) {
    throw error instanceof Refusal ? new Refusal("NOT_FOUND", undefined) : error;
  }
  const accessedAt = clock.now();
  await transaction(({ recents }) => recents.add(scope, { ...item, accessedAt }));
}
