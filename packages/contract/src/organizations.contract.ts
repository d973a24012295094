import { oc } from "@orpc/contract";
import { z } from "zod";
import type { OrganizationId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { firstOf } from "./paging.ts";
import { idOf, nameShape } from "./value-shapes.ts";

const { ORGANIZATION_MISSING, NOT_IN_ORGANIZATION, NOT_ALLOWED } = contractErrors;
const tags = ["Organizations"];
const organizationId = idOf<OrganizationId>();

export const organizationsContract = {
  /** The caller's organizations, by name: the first 500. */
  list: oc
    .route({ method: "GET", path: "/organizations", tags, summary: "List my organizations" })
    .errors(memberErrors)
    .output(firstOf(z.object({ id: organizationId, organizationName: z.string() }))),
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
};
