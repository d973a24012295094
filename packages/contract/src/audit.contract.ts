import { oc } from "@orpc/contract";
import { z } from "zod";
import { organizationRoles, roles } from "@stemma/domain/access/role";
import { auditActNames, auditCategories } from "@stemma/domain/audit/audit-acts";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { idOf, instantShape } from "./value-shapes.ts";

const { NOT_ALLOWED } = contractErrors;
const tags = ["Audit log"];

/** A role of any kind; `null` for none. */
const anyRoleShape = z.enum([...organizationRoles, ...roles]).nullable();

/** What an entry tells besides who, whom and what. Entries hold what fits their act. */
const auditDetailsShape = z.object({
  role: anyRoleShape.optional(),
  roleBefore: anyRoleShape.optional(),
  /** How somebody signed in. */
  method: z.enum(["password", "provider", "passkey"]).optional(),
  /** The password was set by a mailed link. */
  isByLink: z.boolean().optional(),
  /** The person deleted their account. */
  isAccountDeleted: z.boolean().optional(),
  /** How many pages below the page went or came with it. */
  pagesBelow: z.int().optional(),
  nameBefore: z.string().optional(),
  /** The settings that were changed, with their new values. */
  settings: z
    .object({
      icon: z.string().nullable().optional(),
      onlyAdministratorsCreateWorkspaces: z.boolean().optional(),
      requiresSecondFactor: z.boolean().optional(),
      trashDays: z.int().nullable().optional(),
    })
    .optional(),
});

export type AuditDetails = z.output<typeof auditDetailsShape>;

const nameShape = z.string().nullable();

/** An entry of the audit log. Names are those at the time of the act; `null` where there was none, or the reader may not know it. */
const auditEntryShape = z.object({
  id: z.uuid(),
  at: instantShape,
  act: z.enum(auditActNames),
  category: z.enum(auditCategories),
  /** Who acted; `null` for the server, for whoever runs it, and for somebody who was not signed in. */
  user: z.object({ id: idOf<UserId>(), name: nameShape }).nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** Whom it was about. Somebody who was invited has no id, and the invited address as the name. */
  person: z.object({ id: idOf<UserId>().nullable(), name: nameShape }).nullable(),
  item: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("organization"), id: idOf<OrganizationId>(), name: nameShape }),
      z.object({ kind: z.literal("workspace"), id: idOf<WorkspaceId>(), name: nameShape }),
      z.object({ kind: z.literal("page"), id: idOf<PageId>(), name: nameShape }),
    ])
    .nullable(),
  /** The workspace of the page. */
  workspace: z.object({ id: idOf<WorkspaceId>(), name: nameShape }).nullable(),
  details: auditDetailsShape,
});

export type AuditEntry = z.output<typeof auditEntryShape>;

/** Which entries of the log are asked for. */
export const auditFilterShape = z.object({
  /** Only what this person did, or what was done about them. */
  userId: idOf<UserId>().optional(),
  category: z.enum(auditCategories).optional(),
  /** Only from this instant on. */
  since: instantShape.optional(),
  /** Only before this instant. */
  until: instantShape.optional(),
});

export const auditContract = {
  /** The audit log of an organization, newest first. Only its administrators read it. */
  list: oc
    .route({
      method: "GET",
      path: "/organizations/{organizationId}/audit",
      tags,
      summary: "List the audit log",
    })
    .errors({ ...memberErrors, NOT_ALLOWED })
    .input(auditFilterShape.extend({ organizationId: idOf<OrganizationId>(), ...pageInput }))
    .output(pageOf(auditEntryShape)),
};
