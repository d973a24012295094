import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { changeWorkspaceSettings } from "./change-workspace-settings.ts";
import { createWorkspace } from "./create-workspace.ts";
import { deleteWorkspace, restoreWorkspace } from "./delete-workspace.ts";
import { describeWorkspace } from "./describe-workspace.ts";
import { muteWorkspace, placeWorkspace } from "./arrange-workspaces.ts";
import { listWorkspaces } from "./list-workspaces.ts";
import { listWorkspacePages, readWorkspace } from "./read-workspace.ts";
import { removeGoneWorkspaces } from "./remove-gone-workspaces.ts";
import { renameWorkspace } from "./rename-workspace.ts";
import { createWorkspaceListStore } from "./workspace-list.store.ts";
import { createWorkspaceMembersStore } from "./workspace-members.store.ts";
import { createWorkspacePreferencesStore } from "./workspace-preferences.store.ts";
import { createWorkspaceTrashStore } from "./workspace-trash.store.ts";
import { createWorkspaceStore } from "./workspace.store.ts";

/** Composes the use cases of `workspaces` with their dependencies. */
export const composeWorkspaces = defineFeature({
  listWorkspaces,
  readWorkspace,
  listWorkspacePages,
  createWorkspace,
  renameWorkspace,
  changeWorkspaceSettings,
  describeWorkspace,
  placeWorkspace,
  muteWorkspace,
  deleteWorkspace,
  restoreWorkspace,
  removeGoneWorkspaces,
});

/** The use cases of `workspaces`, with their dependencies bound. */
export type WorkspaceUseCases = ReturnType<typeof composeWorkspaces>;

/** The stores of `workspaces`, on the pool or in a transaction. */
export function createWorkspaceStores(sql: Sql) {
  return {
    workspaces: createWorkspaceStore(sql),
    workspaceList: createWorkspaceListStore(sql),
    workspacePreferences: createWorkspacePreferencesStore(sql),
    workspaceTrash: createWorkspaceTrashStore(sql),
    workspaceMembers: createWorkspaceMembersStore(sql),
  };
}
