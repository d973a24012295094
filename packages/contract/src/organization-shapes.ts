import { z } from "zod";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { trashDaysChoices } from "@stemma/domain/trash/trash-days";
import { pageIconShape } from "./page-shapes.ts";
import { idOf, firstIdsOf, instantShape } from "./value-shapes.ts";

/** A person as other members of the organization see them. */
export const personShape = z.object({ id: idOf<UserId>(), name: z.string() });

/** After how many days an organization removes deleted pages for good; `null` for never. */
export const trashDaysShape = z.literal(trashDaysChoices).nullable();

/** An organization as its members see it. */
export const organizationShape = z.object({
  id: idOf<OrganizationId>(),
  organizationName: z.string(),
  icon: pageIconShape,
  /** Whether only its administrators create workspaces; otherwise every member does. */
  onlyAdministratorsCreateWorkspaces: z.boolean(),
  /** Whether it keeps members with a password out until they have a second factor. */
  requiresSecondFactor: z.boolean(),
  trashDays: trashDaysShape,
  administratorIds: firstIdsOf<UserId>(),
  userIds: firstIdsOf<UserId>(),
  createdAt: instantShape,
  workspaceIds: firstIdsOf<WorkspaceId>(),
});

/** The caller's permissions on the organization, decided by the server. */
export const organizationAbilitiesShape = z.object({
  createWorkspace: z.boolean(),
  manage: z.boolean(),
});

export type Person = z.output<typeof personShape>;
