import type { AnsweredLinkTarget } from "@stemma/contract/links.contract";
import type { MentionedPerson } from "@stemma/contract/mentions.contract";
import type { PathStep } from "@stemma/contract/page-shapes";
import type { AnsweredSnippet } from "@stemma/contract/snippets.contract";
import type { CodeColors } from "@stemma/document/code/code-colors";
import { canOnPage, canOnWorkspace } from "@stemma/domain/access/can";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Authorized } from "../access/authorized.ts";
import { keptPendingMerge } from "../drafts/read-pending-merge.ts";
import { toInstant } from "../platform/instant.ts";
import type { PageViewHead } from "../platform/page-read.ts";
import type { PageHeadRecord } from "./page-head.ts";

/** What was found out about the page's text and about where it is. */
interface Found {
  readonly path: readonly PathStep[];
  readonly linkTargets: readonly AnsweredLinkTarget[];
  readonly snippets: readonly AnsweredSnippet[];
  readonly mentionedPeople: readonly MentionedPerson[];
  readonly codeColors: readonly CodeColors[] | null;
}

/** Converts a page, its draft and its latest versions to the contract's shape, without the texts. No other code does. */
export function presentPageHead(
  scope: OrganizationScope,
  record: Authorized<PageHeadRecord, "view">,
  { path, linkTargets, snippets, mentionedPeople, codeColors }: Found,
): PageViewHead {
  const organizationIds = [record.organizationId];
  const workspaceIds = [record.workspaceId];
  const can = (action: Parameters<typeof canOnPage>[1]) =>
    canOnPage(record.actor, action, record.facts);
  return {
    page: {
      id: record.pageId,
      pageTitle: record.pageTitle ?? "",
      kind: record.kind,
      parentPageId: path.at(-1)?.id ?? null,
      icon: record.icon,
      administratorIds: record.administratorIds,
      userIds: record.userIds,
      organizationIds,
      workspaceIds,
      publishedVersion: record.publishedVersion,
      updatedAt: toInstant(record.updatedAt),
      updatedBy: record.updatedBy,
      deleted: record.deleted,
      deletedAt: record.deletedAt === null ? null : toInstant(record.deletedAt),
      deletedBy: record.deletedBy,
      subscriberIds: record.subscriberIds,
    },
    path: [...path],
    workspace: {
      id: record.workspaceId,
      workspaceName: record.workspaceName,
      publishesChecks: record.publishesChecks,
    },
    draft: record.draft && {
      id: record.draft.id,
      pageId: record.pageId,
      userId: scope.userId,
      organizationIds,
      workspaceIds,
      previousNode: record.draft.previousNode,
      pageTitle: record.draft.pageTitle,
      draftNotes: record.draft.draftNotes,
      pendingMerge: keptPendingMerge(record.draft.pendingMerge),
      publishSubject: record.draft.publishSubject,
      takenPassages: record.draft.takenPassages,
      updatedAt: toInstant(record.draft.updatedAt),
      revision: record.draft.revision,
    },
    linkTargets: [...linkTargets],
    snippets: [...snippets],
    mentionedPeople: [...mentionedPeople],
    codeColors: codeColors && [...codeColors],
    lastVersions: record.lastVersions.map((version) => ({
      id: version.id,
      previousNode: version.previousNode,
      sequence: version.sequence,
      pageTitle: version.pageTitle,
      publishedAt: toInstant(version.publishedAt),
      publishedBy: version.publishedBy,
      publisherName: version.publisherName,
      publishMessage: { subjectLine: version.subjectLine, body: version.messageBody },
      credits: version.credits,
    })),
    lastRevert: record.lastRevert && {
      ...record.lastRevert,
      revertedAt: toInstant(record.lastRevert.revertedAt),
    },
    unread: record.unread && { ...record.unread, readAt: toInstant(record.unread.readAt) },
    isPinned: record.isPinned,
    isSubscribed: record.isSubscribed,
    can: {
      edit: can("edit"),
      publish: can("publish"),
      revert: can("revert"),
      delete: can("delete"),
      move: can("move"),
      manage: can("manage"),
      createBelow:
        record.kind === "page" &&
        !record.deleted &&
        can("edit") &&
        canOnWorkspace(record.actor, "createPage", record),
    },
  };
}
