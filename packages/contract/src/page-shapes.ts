import { z } from "zod";
import type { OrganizationId, PageId, UserId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { idOf, firstIdsOf, oneIdOf, instantShape, bodyShape } from "./value-shapes.ts";

/** The caller's permissions on a page, decided by the server. */
export const pageAbilitiesShape = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  revert: z.boolean(),
  delete: z.boolean(),
  move: z.boolean(),
  manage: z.boolean(),
});

/** A page with its published title and body. `serializedEditorState` is `null` until the first publish. */
export const pageShape = z.object({
  id: idOf<PageId>(),
  pageTitle: z.string(),
  serializedEditorState: bodyShape.nullable(),
  administratorIds: firstIdsOf<UserId>(),
  userIds: firstIdsOf<UserId>(),
  organizationIds: oneIdOf<OrganizationId>(),
  workspaceIds: oneIdOf<WorkspaceId>(),
  publishedVersion: idOf<VersionId>().nullable(),
  updatedAt: instantShape,
  updatedBy: idOf<UserId>(),
  deleted: z.boolean(),
  deletedAt: instantShape.nullable(),
  deletedBy: idOf<UserId>().nullable(),
  subscriberIds: firstIdsOf<UserId>(),
});

/** A page in a list, without its body. */
export const pageSummaryShape = z.object({
  id: idOf<PageId>(),
  pageTitle: z.string(),
  workspaceId: idOf<WorkspaceId>(),
  workspaceName: z.string(),
  updatedAt: instantShape,
  deleted: z.boolean(),
});

export type Page = z.output<typeof pageShape>;
export type PageSummary = z.output<typeof pageSummaryShape>;
