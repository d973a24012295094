import type { DraftId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import { readPublishMessage } from "@stemma/domain/version/publish-message";
import type { PublishMessage } from "@stemma/domain/version/publish-message";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { parseStored } from "../platform/published-text.ts";
import type { PublishedTexts } from "../platform/published-texts.ts";
import { refuse } from "../platform/refusal.ts";
import type { DraftText, DraftRow, DraftStore } from "./draft.store.ts";
import { presentDraft } from "./present-draft.ts";
import { recordRead, type ReadingStores } from "../reading/record-read.ts";
import { publishVersion, type PublishingStores } from "./publish-version.ts";

interface Published {
  readonly pageId: PageId;
  readonly versionId: VersionId;
}

type FindByDraft = (
  scope: OrganizationScope,
  draftId: DraftId,
) => Promise<{ id: VersionId; pageId: PageId } | null>;

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  drafts: Pick<DraftStore, "findText">;
  publishedTexts: Pick<PublishedTexts, "of">;
  versions: { findByDraft: FindByDraft };
  transaction: Transaction<
    PublishingStores &
      Pick<ReadingStores, "pageReads" | "notifications"> & {
        subscriptions: {
          /** Subscribes the caller to the page, unless the caller has unsubscribed from it before. */
          subscribePublisher(scope: OrganizationScope, pageId: PageId): Promise<void>;
        };
        drafts: Pick<DraftStore, "lockHead" | "find" | "remove">;
        pages: {
          lock(
            scope: OrganizationScope,
            pageId: PageId,
          ): Promise<{ publishedVersion: VersionId | null; deleted: boolean } | null>;
        };
        versions: { findByDraft: FindByDraft };
      }
  >;
  ids: Ids;
  clock: Clock;
  /** Adds a new version to the index for the search in its page's history, in the background. */
  historyIndex: { prepare(scope: OrganizationScope, version: Published): void };
  authorship: {
    /** Computes who wrote the words of a new version, in the background. */
    prepare(scope: OrganizationScope, version: Published): void;
    /** Finds who wrote the passages that a draft took and still has. */
    writersOfTaken(scope: OrganizationScope, draft: TakingDraft): Promise<UserId[]>;
  };
}

type TakingDraft = Pick<DraftRow, "pageId" | "takenPassages" | "body">;

/** The input of a publish. The expected values are the state that the writer's screen shows. */
export interface PublishDraft {
  readonly draftId: DraftId;
  readonly expectedRevision: number;
  readonly expectedPublishedVersion: VersionId | null;
  readonly publishMessage: PublishMessage;
  /** Whether to publish without notifying anybody. */
  readonly isSilent: boolean;
}

/**
 * Publishes the draft in one transaction: adds the version (title and message trimmed), makes it the published one and
 * removes the draft. Fails without changes: PUBLISH_MESSAGE_INVALID without a valid subject line, DRAFT_CONFLICT if the
 * draft was saved since, PAGE_CHANGED if another version was published since, PAGE_DELETED, NOT_ALLOWED or NOT_FOUND.
 * Idempotent: a repeated publish, after a lost answer, returns the version that the first one made.
 */
export async function publishDraft(
  needs: Needs,
  scope: OrganizationScope,
  publish: PublishDraft,
): Promise<Published> {
  const publishMessage = readPublishMessage(publish.publishMessage);
  if (publishMessage === null) return refuse("PUBLISH_MESSAGE_INVALID");
  for (;;) {
    const draft = await needs.drafts.findText(scope, publish.draftId);
    if (draft === null) return findEarlierPublish(needs.versions, scope, publish.draftId);
    const published = await publishRead(needs, scope, draft, { ...publish, publishMessage });
    if (published === null) continue;
    needs.authorship.prepare(scope, published);
    needs.historyIndex.prepare(scope, published);
    return published;
  }
}

/** Publishes a draft that was just read. `null`, without changes, if it was saved since and the caller knows that save: read it again. */
async function publishRead(
  { access, publishedTexts, transaction, ids, clock, authorship }: Needs,
  scope: OrganizationScope,
  draft: DraftText,
  publish: PublishDraft,
): Promise<Published | null> {
  const page = authorizePage(await access.findPage(scope, draft.pageId), "publish");
  const versionId = ids.next<VersionId>();
  const pageTitle = draft.pageTitle.trim();
  const isExpected = draft.revision === publish.expectedRevision;
  // Outside the transaction, because both may take long. A draft that is saved meanwhile is not published.
  const text = isExpected ? await publishedTexts.of({ pageTitle, stored: draft.stored }) : null;
  const takenFrom = await writersOfTaken(authorship, scope, draft);

  return transaction(async (stores): Promise<Published | null> => {
    const held = await stores.pages.lock(scope, page.pageId);
    const current = await stores.drafts.lockHead(scope, publish.draftId);
    if (current === null) return findEarlierPublish(stores.versions, scope, publish.draftId);
    if (held === null) return refuse("NOT_FOUND");
    if (held.deleted) return refuse("PAGE_DELETED");
    if (current.revision !== publish.expectedRevision) {
      const saved = (await stores.drafts.find(scope, current.id)) ?? refuse("NOT_FOUND");
      return refuse("DRAFT_CONFLICT", { draft: presentDraft(saved, [page.workspaceId]) });
    }
    if (held.publishedVersion !== publish.expectedPublishedVersion) {
      return refuse("PAGE_CHANGED", { publishedVersion: held.publishedVersion });
    }
    // A failover can lose a save, so two saves can have one revision.
    if (text === null || current.saveId !== draft.saveId) return null;
    const { pageId } = page;
    const publishedAt = clock.now();
    const about = { page: pageId, draft: current.id, version: versionId };
    await publishVersion(stores, ids, scope, {
      page,
      publishedVersion: held.publishedVersion,
      version: {
        id: versionId,
        pageId,
        previousNode: current.previousNode,
        startedFrom: current.startedFrom,
        pageTitle,
        text,
        publishedAt,
        publishMessage: publish.publishMessage,
        draftId: current.id,
        takenPassages: current.takenPassages,
        takenFrom,
      },
      isSilent: publish.isSilent,
      events: [{ topic: `user:${scope.userId}`, kind: "drafts", ids: about }],
    });
    // Only now: the version may refer to the files of the draft.
    await stores.drafts.remove(scope, current.id);
    await recordRead(stores, scope, { pageId, versionId, readAt: publishedAt });
    await stores.subscriptions.subscribePublisher(scope, pageId);
    return { pageId, versionId };
  });
}

/** Who wrote the passages that a draft took: most took none, and then its text is not parsed. */
async function writersOfTaken(
  authorship: Needs["authorship"],
  scope: OrganizationScope,
  draft: DraftText,
): Promise<UserId[]> {
  if (draft.takenPassages.length === 0) return [];
  return authorship.writersOfTaken(scope, { ...draft, body: parseStored(draft.stored) });
}

async function findEarlierPublish(
  versions: { findByDraft: FindByDraft },
  scope: OrganizationScope,
  draftId: DraftId,
): Promise<Published> {
  const earlier = await versions.findByDraft(scope, draftId);
  if (earlier === null) return refuse("NOT_FOUND");
  return { pageId: earlier.pageId, versionId: earlier.id };
}
