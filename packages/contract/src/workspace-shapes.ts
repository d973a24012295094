import { z } from "zod";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { idOf, firstIdsOf, oneIdOf, instantShape } from "./value-shapes.ts";

/** The caller's permissions on a workspace, decided by the server. */
const workspaceAbilitiesShape = z.object({ createPage: z.boolean(), manage: z.boolean() });

/** A workspace in a list. */
export const workspaceSummaryShape = z.object({
  id: idOf<WorkspaceId>(),
  workspaceName: z.string(),
  isPersonalWorkspace: z.boolean(),
  updatedAt: instantShape,
  can: workspaceAbilitiesShape,
});

/** A full workspace. `pageIds` holds the pages that the caller can see. */
export const workspaceShape = workspaceSummaryShape.extend({
  administratorIds: firstIdsOf<UserId>(),
  userIds: firstIdsOf<UserId>(),
  organizationIds: oneIdOf<OrganizationId>(),
  pageIds: firstIdsOf<PageId>(),
  createdAt: instantShape,
  updatedBy: idOf<UserId>(),
});

export type WorkspaceSummary = z.output<typeof workspaceSummaryShape>;
