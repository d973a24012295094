import { z } from "zod";
import type {
  DraftId,
  OrganizationId,
  PageId,
  UserId,
  VersionId,
  WorkspaceId,
} from "@stemma/domain/ids";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { emailMaxCharacters, foldEmail } from "@stemma/domain/account/email";
import { personNameMaxCharacters } from "@stemma/domain/account/person-name";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { organizationRoles, roles } from "@stemma/domain/access/role";
import { isOneLine } from "@stemma/domain/text/one-line";
import { nameMaxCharacters } from "@stemma/domain/workspace/workspace-name";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";

/**
 * A UUID with a branded type. A cast, not a transform: the OpenAPI description could not describe the result of a transform.
 */
export function idOf<Id extends string>(): z.ZodType<Id, string> {
  return z.uuid() as unknown as z.ZodType<Id, string>;
}

/**
 * A field of the specification that can have many ids: holds the first {@link rowsPerAnswerMax} of them. Docs: decision 18.
 */
function firstIdsOf<Id extends string>() {
  return z.array(idOf<Id>()).max(rowsPerAnswerMax);
}

/** A field that is an array of ids in the specification, but holds at most one. */
function oneIdOf<Id extends string>() {
  return z.array(idOf<Id>()).max(1);
}

/** Text from a user. NUL characters are removed, because PostgreSQL cannot store them. */
export const textShape = z.string().overwrite((text) => text.replaceAll("\u0000", ""));

/** A person's name: one line, trimmed. It may be empty, because not everybody has a last name. */
export const personNameShape = textShape
  .trim()
  .max(personNameMaxCharacters)
  .refine(isOneLine, "A name must be one line.");

/** The name of a workspace or an organization: one line, trimmed, not empty. */
export const nameShape = textShape
  .trim()
  .min(1)
  .max(nameMaxCharacters)
  .refine(isOneLine, "A name must be one line.");

/** A count: from 1 to the largest integer that the database's counters hold. */
export const countShape = z.int32().min(1);

/** An instant in ISO 8601, in UTC. */
export const instantShape = z.iso.datetime();

/**
 * A page body. The use case validates it with `readBody` of `@stemma/document`, so that an invalid body gets
 * BODY_INVALID with its path.
 */
export const bodyShape = z.custom<PageBody>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "A page body is an object.",
);

/** When to mail notifications: never, soon after each one, or together once a day. */
export const notificationMailShape = z.enum(["off", "atOnce", "daily"]);

/** The product's user record. Specification, section 3. */
export const userShape = z.object({
  id: idOf<UserId>(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: instantShape,
  organizationIds: firstIdsOf<OrganizationId>(),
  recentOrganizationId: idOf<OrganizationId>(),
  /** Whether the user verified the address, by a mailed link or through a provider that confirms it. */
  isEmailVerified: z.boolean(),
  /** Whether and how often to mail notifications that the user has not seen in the product. */
  notificationMail: notificationMailShape,
});

/** A person as other members of the organization see them. */
export const personShape = z.object({ id: idOf<UserId>(), name: z.string() });

/** An e-mail address from a user; stored and compared in lower case. */
export const emailShape = textShape
  .trim()
  .max(emailMaxCharacters)
  .pipe(z.email())
  .transform(foldEmail);

/** A role in a workspace or on a page: viewers read, editors also write, administrators also manage. */
export const roleShape = z.enum(roles);

/** A role in an organization. */
export const organizationRoleShape = z.enum(organizationRoles);

/** An organization as its members see it. */
export const organizationShape = z.object({
  id: idOf<OrganizationId>(),
  organizationName: z.string(),
  administratorIds: firstIdsOf<UserId>(),
  userIds: firstIdsOf<UserId>(),
  createdAt: instantShape,
  workspaceIds: firstIdsOf<WorkspaceId>(),
});

/** The caller's permissions on the organization, decided by the server. */
export const organizationAbilitiesShape = z.object({ manage: z.boolean() });

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

/** The publisher's message about a version. Specification, section 3. */
export const publishMessageShape = z.object({ subjectLine: z.string(), body: z.string() });

/** A version without its body, for the history. `previousNode` is its parent; the root has none. */
export const versionSummaryShape = z.object({
  id: idOf<VersionId>(),
  previousNode: idOf<VersionId>().nullable(),
  sequence: z.number().int(),
  pageTitle: z.string(),
  publishedAt: instantShape,
  publishedBy: idOf<UserId>(),
  publisherName: z.string(),
  publishMessage: publishMessageShape,
  /** Other people whose versions an update brought into this one. */
  credits: z.array(personShape).max(rowsPerAnswerMax),
});

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

/** A full version. A draft has notes in addition, and no publish message. */
export const versionShape = versionSummaryShape.extend({
  pageId: idOf<PageId>(),
  serializedEditorState: bodyShape,
});

/** A revert of a page to an earlier version: who, when, from which version and to which. */
export const revertShape = z.object({
  id: z.uuid(),
  fromVersion: idOf<VersionId>(),
  toVersion: idOf<VersionId>(),
  revertedAt: instantShape,
  revertedBy: idOf<UserId>(),
  reverterName: z.string(),
});

/** The most conflicts in one update, and the most blocks of a writer's own text for one conflict. */
const conflictsMax = 10_000;
const settledBlocksMax = 10_000;

/** A block of a body. The server validates it with `readBody`. */
const blockShape = z.custom<BlockJson>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "A block must be an object.",
);

/** A writer's decision on one conflict: one side, both sides one after the other, or their own text. */
const settlementShape = z.union([
  z.object({ pick: z.enum(["ours", "theirs", "both"]) }),
  z.object({ pick: z.literal("edited"), title: textShape.max(pageTitleMaxCharacters) }),
  z.object({ pick: z.literal("edited"), blocks: z.array(blockShape).max(settledBlocksMax) }),
]);

/**
 * An unfinished update of a draft, or an unfinished undo of a version: the version to merge in, and the writer's decision on each conflict so far, with a
 * fingerprint of the conflict (`question`). The draft's text does not change until every conflict is settled; the
 * client computes the conflicts again.
 */
export const pendingMergeShape = z.object({
  versionId: idOf<VersionId>(),
  /** The version to undo; `versionId` is then its parent. Missing in an update. */
  undoes: idOf<VersionId>().optional(),
  conflicts: z
    .array(
      z.object({
        id: textShape.max(100),
        question: textShape.max(100),
        settlement: settlementShape.nullable(),
      }),
    )
    .max(conflictsMax),
});

/** The caller's own draft of a page. `revision` counts its saves; a save names the revision that it builds on. */
export const draftShape = z.object({
  id: idOf<DraftId>(),
  pageId: idOf<PageId>(),
  userId: idOf<UserId>(),
  organizationIds: oneIdOf<OrganizationId>(),
  workspaceIds: oneIdOf<WorkspaceId>(),
  previousNode: idOf<VersionId>().nullable(),
  pageTitle: z.string(),
  serializedEditorState: bodyShape,
  draftNotes: z.string().nullable(),
  pendingMerge: pendingMergeShape.nullable(),
  /** The subject line that the Publish dialog proposes; set by undoing a version. */
  publishSubject: z.string().nullable(),
  updatedAt: instantShape,
  revision: z.number().int().min(1),
});

/** A draft in a list. */
export const draftSummaryShape = z.object({
  id: idOf<DraftId>(),
  pageId: idOf<PageId>(),
  pageTitle: z.string(),
  workspaceId: idOf<WorkspaceId>(),
  workspaceName: z.string(),
  updatedAt: instantShape,
  isStale: z.boolean(),
  isPageDeleted: z.boolean(),
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

/** The settings of the caller's sidebar in one organization. Specification, section 3. */
export const sidebarSettingsShape = z.object({
  isShowSidebar: z.boolean(),
  isShowPinned: z.boolean(),
  isShowRecent: z.boolean(),
  recentItemsDisplay: z.enum(["pages", "workspaces", "both"]),
  newPinInsertion: z.enum(["top", "bottom"]),
});

/** The caller's settings in one organization. Specification, section 3; pins and recents are separate lists. */
export const configurationShape = z.object({
  id: idOf<OrganizationId>(),
  orgDisplayName: z.string().nullable(),
  personalWorkspaceId: idOf<WorkspaceId>(),
  sidebarSettings: sidebarSettingsShape,
});

export type User = z.output<typeof userShape>;
export type WorkspaceSummary = z.output<typeof workspaceSummaryShape>;
export type Person = z.output<typeof personShape>;
export type VersionSummary = z.output<typeof versionSummaryShape>;
export type Version = z.output<typeof versionShape>;
export type Revert = z.output<typeof revertShape>;
export type PendingMerge = z.output<typeof pendingMergeShape>;
export type Page = z.output<typeof pageShape>;
export type Draft = z.output<typeof draftShape>;
export type DraftSummary = z.output<typeof draftSummaryShape>;
export type PageSummary = z.output<typeof pageSummaryShape>;
