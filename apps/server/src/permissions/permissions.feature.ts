import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { listPageReaders, restrictPage, setPageRole } from "./page-permissions.ts";
import { createReadersStore } from "./readers.store.ts";
import { listWorkspaceReaders, openWorkspace, setWorkspaceRole } from "./workspace-permissions.ts";

/** Composes the use cases of `permissions` with their dependencies. */
export const composePermissions = defineFeature({
  listPageReaders,
  restrictPage,
  setPageRole,
  listWorkspaceReaders,
  openWorkspace,
  setWorkspaceRole,
});

/** The use cases of `permissions`, with their dependencies bound. */
export type PermissionUseCases = ReturnType<typeof composePermissions>;

/** The stores of `permissions`, on the pool or in a transaction. */
export function createPermissionStores(sql: Sql) {
  return {
    permissionReaders: createReadersStore(sql),
  };
}
