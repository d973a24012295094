import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { activateOrganization } from "./activate-organization.ts";
import { changeOrganizationSettings } from "./change-organization-settings.ts";
import { createOrganization } from "./create-organization.ts";
import {
  deleteOrganization,
  listDeletedOrganizations,
  restoreOrganization,
} from "./delete-organization.ts";
import { listOrganizations } from "./list-organizations.ts";
import { createOrganizationTrashStore } from "./organization-trash.store.ts";
import { createOrganizationStore } from "./organization.store.ts";
import { renameOrganization } from "./rename-organization.ts";

/** Composes the use cases of `organizations` with their dependencies. */
export const composeOrganizations = defineFeature({
  listOrganizations,
  activateOrganization,
  createOrganization,
  renameOrganization,
  changeOrganizationSettings,
  deleteOrganization,
  listDeletedOrganizations,
  restoreOrganization,
});

/** The use cases of `organizations`, with their dependencies bound. */
export type OrganizationUseCases = ReturnType<typeof composeOrganizations>;

/** The stores of `organizations`, on the pool or in a transaction. */
export function createOrganizationStores(sql: Sql) {
  return {
    organizations: createOrganizationStore(sql),
    organizationTrash: createOrganizationTrashStore(sql),
  };
}
