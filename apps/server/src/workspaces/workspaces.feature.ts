import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { createWorkspace } from "./create-workspace.ts";
import { listWorkspaces } from "./list-workspaces.ts";
import { listWorkspacePages, readWorkspace } from "./read-workspace.ts";
import { renameWorkspace } from "./rename-workspace.ts";
import { createWorkspaceMembersStore } from "./workspace-members.store.ts";
import { createWorkspaceStore } from "./workspace.store.ts";

/** Composes `workspaces`: takes what its use cases need, and returns them ready to call. */
export const composeWorkspaces = defineFeature({
  listWorkspaces,
  readWorkspace,
  listWorkspacePages,
  createWorkspace,
  renameWorkspace,
});

/** The use cases of `workspaces`, ready to call. */
export type WorkspaceUseCases = ReturnType<typeof composeWorkspaces>;

/** The stores of `workspaces`, on the pool or in a transaction. */
export function createWorkspaceStores(sql: Sql) {
  const workspaceMembers = createWorkspaceMembersStore(sql);
  return { workspaces: { ...createWorkspaceStore(sql), ...workspaceMembers }, workspaceMembers };
}
