import { z } from "zod";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { pageIconShape } from "./page-shapes.ts";
import { idOf, firstIdsOf, oneIdOf, instantShape, roleShape } from "./value-shapes.ts";

/** The caller's permissions on a workspace, decided by the server. */
const workspaceAbilitiesShape = z.object({ createPage: z.boolean(), manage: z.boolean() });

/** A workspace in a list. */
export const workspaceSummaryShape = z.object({
  id: idOf<WorkspaceId>(),
  workspaceName: z.string(),
  icon: pageIconShape,
  /** What it is for, in one line; empty where nobody said. */
  description: z.string(),
  isPersonalWorkspace: z.boolean(),
  updatedAt: instantShape,
  /** The caller's role in it. */
  role: roleShape,
  can: workspaceAbilitiesShape,
});

/** The last change of a workspace: its page whose published version is the newest, of the pages that the caller can see. */
const latestChangeShape = z.object({
  pageId: idOf<PageId>(),
  pageTitle: z.string(),
  subjectLine: z.string(),
  publisherName: z.string(),
  updatedAt: instantShape,
});

/** A workspace in the list of all that the caller can see. */
export const listedWorkspaceShape = workspaceSummaryShape.extend({
  /** The role of every member of the organization in it; `null` if it is not open to the organization. */
  organizationRole: z.enum(["viewer", "editor"]).nullable(),
  /** `null` where nothing was published that the caller can see. */
  latestChange: latestChangeShape.nullable(),
  /** Whether the caller muted it: the sidebar shows it below 'More', and Home leaves it out. It still notifies. */
  isMuted: z.boolean(),
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

export type ListedWorkspace = z.output<typeof listedWorkspaceShape>;
export type WorkspaceSummary = z.output<typeof workspaceSummaryShape>;
