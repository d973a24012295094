import { pageKinds } from "@stemma/domain/page/page-kind";
import { pageIconMaxCharacters, readPageIcon } from "@stemma/domain/page/page-icon";
import { z } from "zod";
import type { OrganizationId, PageId, UserId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { idOf, firstIdsOf, oneIdOf, instantShape, bodyShape, textShape } from "./value-shapes.ts";

/** The caller's permissions on a page, decided by the server. */
export const pageAbilitiesShape = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  revert: z.boolean(),
  delete: z.boolean(),
  move: z.boolean(),
  manage: z.boolean(),
  /** Make a page below it. */
  createBelow: z.boolean(),
});

/** What a page is for, in an answer: its icon in a list tells. */
export const pageKindShape = z.enum(pageKinds);

/** A page's icon in an answer: one emoji, or `null` if the page has none. */
export const pageIconShape = z.string().nullable();

/** A page's icon that a client sends; `null` takes it away. */
export const newPageIconShape = textShape
  .max(pageIconMaxCharacters)
  .refine((text) => readPageIcon(text) === text, "An icon must be one emoji.")
  .nullable();

/** A page with its published title and body. `serializedEditorState` is `null` until the first publish. */
export const pageShape = z.object({
  id: idOf<PageId>(),
  kind: pageKindShape,
  /** The nearest page above that the caller can see; `null` at the top of the workspace, and for what has no place in the tree. */
  parentPageId: idOf<PageId>().nullable(),
  pageTitle: z.string(),
  icon: pageIconShape,
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
  icon: pageIconShape,
  workspaceId: idOf<WorkspaceId>(),
  workspaceName: z.string(),
  updatedAt: instantShape,
  deleted: z.boolean(),
});

/** A page in the tree of pages, as the caller sees it. */
export const treePageShape = z.object({
  id: idOf<PageId>(),
  /** The published title; of a page that was never published, the title in the caller's draft. */
  pageTitle: z.string(),
  icon: pageIconShape,
  isPublished: z.boolean(),
  /** Whether there are pages below it that the caller can see. */
  hasPages: z.boolean(),
  /** When it was published last, or created if it never was. */
  updatedAt: instantShape,
  /** The name of who did that. */
  updaterName: z.string(),
});

/** A page above another one. */
export const pathStepShape = treePageShape.pick({ id: true, pageTitle: true, icon: true });

export type PathStep = z.output<typeof pathStepShape>;
export type TreePage = z.output<typeof treePageShape>;
export type Page = z.output<typeof pageShape>;
export type PageSummary = z.output<typeof pageSummaryShape>;
