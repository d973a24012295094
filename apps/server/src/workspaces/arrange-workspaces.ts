import type { WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { placeKeys } from "./place-keys.ts";
import type { WorkspacePreferencesStore } from "./workspace-preferences.store.ts";

interface Needs {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  transaction: Transaction<{ workspacePreferences: WorkspacePreferencesStore; live: Live }>;
}

/**
 * Places a workspace in the caller's own order, directly behind the workspace `after`, or first if that is `null`. Behind itself, it stays
 * where it is.
 */
export async function placeWorkspace(
  { access, transaction }: Needs,
  scope: OrganizationScope,
  { workspaceId, after }: { workspaceId: WorkspaceId; after: WorkspaceId | null },
): Promise<void> {
  for (const id of after === null ? [workspaceId] : [workspaceId, after]) {
    authorizeWorkspace(await access.findWorkspace(scope, id), "view");
  }
  if (workspaceId === after) return;
  await transaction(async ({ workspacePreferences: preferences, live }) => {
    await preferences.hold(scope);
    const ordered = await preferences.ordered(scope);
    await preferences.place(scope, placeKeys(ordered, workspaceId, after));
    await tell(live, scope);
  });
}

/** Mutes or unmutes a workspace for the caller. */
export async function muteWorkspace(
  { access, transaction }: Needs,
  scope: OrganizationScope,
  { workspaceId, isMuted }: { workspaceId: WorkspaceId; isMuted: boolean },
): Promise<void> {
  authorizeWorkspace(await access.findWorkspace(scope, workspaceId), "view");
  await transaction(async ({ workspacePreferences: preferences, live }) => {
    await preferences.hold(scope);
    await preferences.mute(scope, workspaceId, isMuted);
    await tell(live, scope);
  });
}

async function tell(live: Live, scope: OrganizationScope): Promise<void> {
  await live.emit(scope, [{ topic: `user:${scope.userId}`, kind: "workspaces" }]);
}
