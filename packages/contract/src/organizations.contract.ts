import { oc } from "@orpc/contract";
import { z } from "zod";
import type { OrganizationId } from "@stemma/domain/ids";
import { nameMaxCharacters } from "@stemma/domain/workspace/workspace-name";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageOf, wholeInput } from "./paging.ts";
import { newPageIconShape, pageIconShape } from "./page-shapes.ts";
import { trashDaysShape } from "./organization-shapes.ts";
import { idOf, instantShape, nameShape, textShape } from "./value-shapes.ts";

const {
  ORGANIZATION_MISSING,
  ORGANIZATION_NAME_DIFFERS,
  NOT_FOUND,
  NOT_IN_ORGANIZATION,
  NOT_ALLOWED,
} = contractErrors;
const tags = ["Organizations"];
const organizationId = idOf<OrganizationId>();

/** A deleted organization that the caller may restore. */
const deletedOrganizationShape = z.object({
  id: organizationId,
  organizationName: z.string(),
  deletedAt: instantShape,
  /** When it is gone with everything in it, unless somebody restores it. */
  goneAt: instantShape,
});

export type DeletedOrganization = z.output<typeof deletedOrganizationShape>;

export const organizationsContract = {
  /** The caller's organizations, by name; without a `limit`, 500 at once. */
  list: oc
    .route({ method: "GET", path: "/organizations", tags, summary: "List my organizations" })
    .errors(memberErrors)
    .input(z.object(wholeInput).prefault({}))
    .output(
      pageOf(z.object({ id: organizationId, organizationName: z.string(), icon: pageIconShape })),
    ),
  /** Makes one of the caller's organizations the active one. */
  activate: oc
    .route({
      method: "POST",
      path: "/organizations/{organizationId}/activate",
      tags,
      summary: "Switch to an organization",
    })
    .errors({ ...memberErrors, ORGANIZATION_MISSING, NOT_IN_ORGANIZATION })
    .input(z.object({ organizationId }))
    .output(z.object({})),
  /**
   * Creates an organization with a workspace 'Personal', makes the caller administrator and user of both, and switches
   * to the organization. The name is trimmed.
   */
  create: oc
    .route({ method: "POST", path: "/organizations", tags, summary: "Create an organization" })
    .errors(memberErrors)
    .input(z.object({ organizationName: nameShape }))
    .output(z.object({ organizationId })),
  /** Renames an organization that the caller administers. The name is trimmed. */
  rename: oc
    .route({
      method: "PATCH",
      path: "/organizations/{organizationId}",
      tags,
      summary: "Rename an organization",
    })
    .errors({ ...memberErrors, NOT_IN_ORGANIZATION, NOT_ALLOWED })
    .input(z.object({ organizationId, organizationName: nameShape }))
    .output(z.object({})),
  /** Changes the given settings of an organization that the caller administers; an icon of `null` is taken away. */
  changeSettings: oc
    .route({
      method: "PUT",
      path: "/organizations/{organizationId}/settings",
      tags,
      summary: "Change an organization's settings",
    })
    .errors({ ...memberErrors, NOT_IN_ORGANIZATION, NOT_ALLOWED })
    .input(
      z.object({
        organizationId,
        icon: newPageIconShape.optional(),
        onlyAdministratorsCreateWorkspaces: z.boolean().optional(),
        requiresSecondFactor: z.boolean().optional(),
        trashDays: trashDaysShape.optional(),
      }),
    )
    .output(z.object({})),
  /**
   * Deletes an organization that the caller administers, with everything in it; `organizationName` confirms it. Its
   * administrators can restore it for 30 days; then it is gone.
   */
  delete: oc
    .route({
      method: "DELETE",
      path: "/organizations/{organizationId}",
      tags,
      summary: "Delete an organization",
    })
    .errors({ ...memberErrors, NOT_IN_ORGANIZATION, NOT_ALLOWED, ORGANIZATION_NAME_DIFFERS })
    .input(z.object({ organizationId, organizationName: textShape.max(nameMaxCharacters) }))
    .output(z.object({})),
  /** The deleted organizations that the caller administered and can restore, deleted last first; without a `limit`, 500 at once. */
  deleted: oc
    .route({
      method: "GET",
      path: "/deleted-organizations",
      tags,
      summary: "List deleted organizations",
    })
    .errors(memberErrors)
    .input(z.object(wholeInput).prefault({}))
    .output(pageOf(deletedOrganizationShape)),
  /** Restores a deleted organization with its members, and everything in it. */
  restore: oc
    .route({
      method: "POST",
      path: "/organizations/{organizationId}/restore",
      tags,
      summary: "Restore a deleted organization",
    })
    .errors({ ...memberErrors, NOT_FOUND })
    .input(z.object({ organizationId }))
    .output(z.object({})),
};
