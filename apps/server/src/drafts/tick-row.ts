import type { Draft } from "@stemma/contract/draft-shapes";
import type { BlockId } from "@stemma/document/block-id";
import { checkRow } from "@stemma/document/check-row";
import type { DraftId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { checkSubject } from "@stemma/domain/version/check-subject";
import { authorizePage } from "../access/authorized.ts";
import type { Authorized, PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { bodyToStore } from "../platform/checked-body.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { parseStored, tickText, type TickedText } from "../platform/published-text.ts";
import type { PublishedTexts } from "../platform/published-texts.ts";
import { isLongText } from "../platform/text-on-loop.ts";
import { refuse } from "../platform/refusal.ts";
import type { DraftRow, DraftStore } from "./draft.store.ts";
import { presentDraft } from "./present-draft.ts";
import { recordReadAfter, type ReadingStores } from "../reading/record-read.ts";
import { publishVersion, type PublishingStores } from "./publish-version.ts";

/** A version's title and body. Never changes. */
interface StoredVersion {
  readonly pageId: PageId;
  readonly pageTitle: string;
  /** The body's JSON text, of any format version. */
  readonly stored: string;
}

interface TickingStores extends PublishingStores {
  readonly pageReads: ReadingStores["pageReads"];
  readonly notifications: PublishingStores["notifications"] & ReadingStores["notifications"];
  readonly drafts: Pick<DraftStore, "findByPage" | "lock" | "insertOrFind" | "save">;
  readonly pages: PublishingStores["pages"] & {
    lock(
      scope: OrganizationScope,
      pageId: PageId,
    ): Promise<{
      publishedVersion: VersionId | null;
      deleted: boolean;
      workspaceId: WorkspaceId;
    } | null>;
  };
  readonly versions: PublishingStores["versions"] & {
    findText(scope: OrganizationScope, versionId: VersionId): Promise<StoredVersion | null>;
  };
  readonly workspaces: {
    /** Whether a box that is ticked while reading is published at once. */
    publishesChecks(scope: OrganizationScope, workspaceId: WorkspaceId): Promise<boolean>;
  };
}

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  publishedTexts: Pick<PublishedTexts, "ticked">;
  transaction: Transaction<TickingStores>;
  ids: Ids;
  clock: Clock;
  authorship: {
    prepare(scope: OrganizationScope, version: { pageId: PageId; versionId: VersionId }): void;
  };
  historyIndex: {
    prepare(scope: OrganizationScope, version: { pageId: PageId; versionId: VersionId }): void;
  };
}

/** A tick, or a tick taken away, by somebody who reads the page. */
export interface TickRow {
  readonly pageId: PageId;
  readonly blockId: BlockId;
  readonly isChecked: boolean;
  /** The version on the reader's screen. */
  readonly previousNode: VersionId;
}

/**
 * Where the row is in the wanted state now: in a version that the call published, in the published version, which had it in
 * that state before, or in the caller's draft only.
 */
type Ticked =
  | { readonly outcome: "published" | "unchanged"; readonly versionId: VersionId }
  | { readonly outcome: "drafted"; readonly draft: Draft };

/** The most transactions of one tick. The last one has a thread tick a long text under the page's lock. */
const attemptsMax = 3;

/** What was read and computed before the transaction began anew. */
interface Prepared {
  /** The versions that were read. */
  readonly versions: Map<VersionId, StoredVersion>;
  /** A long text with the row ticked, by a worker thread, and the version that it is on top of. */
  ticked: { readonly of: VersionId; readonly text: TickedText | null } | null;
}

/** The published text is long and not ticked yet: a thread ticks it while no lock is held. */
interface Unprepared {
  readonly outcome: "unprepared";
  readonly publishedVersion: VersionId;
  readonly published: StoredVersion;
}

/** A row's page in the transaction that ticks it, with the version that the page shows. */
interface Place {
  readonly page: Authorized<PageAccess, "publish">;
  readonly publishedVersion: VersionId;
  readonly published: StoredVersion;
}

/**
 * Ticks a row of a check list of the published page. If the page's workspace allows it, the change is published at once, on
 * top of the version that the page shows then, and the caller's draft stays as it is. Otherwise it goes to the caller's
 * draft, which is started if there is none. Changes nothing if the row is in the wanted state already. The version counts as
 * read by the caller only if the caller had read the one before, because its text may be new to them; and it subscribes nobody
 * to the page. CHECK_ROW_GONE if the published version, or the draft, has no such row; PAGE_DELETED; NOT_FOUND if `previousNode`
 * is no version of the page.
 */
export async function tickRow(
  { access, publishedTexts, transaction, ids, clock, authorship, historyIndex }: Needs,
  scope: OrganizationScope,
  tick: TickRow,
): Promise<Ticked> {
  const page = authorizePage(await access.findPage(scope, tick.pageId), "publish");
  const prepared: Prepared = { versions: new Map(), ticked: null };
  const prepare = async ({ publishedVersion: of, published }: Omit<Place, "page">) => {
    prepared.ticked = { of, text: await publishedTexts.ticked({ ...published, ...tick }) };
  };
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    return transaction(async (stores) => {
      const place = await findPlace(stores, scope, page, tick, prepared);
      const isPublishing = await stores.workspaces.publishesChecks(scope, place.page.workspaceId);
      if (!isPublishing) return draftTick({ stores, ids, clock }, scope, place, tick);
      // Who was overtaken twice has a thread tick the text under the page's lock, so that many who tick a long page at once all get on.
      if (attempts === attemptsMax && prepared.ticked?.of !== place.publishedVersion) {
        await prepare(place);
      }
      return publishTick({ stores, ids, clock }, scope, place, tick, prepared);
    });
  };
  let ticked = await attempt();
  // The published text is long: a thread ticks it without a lock, then the transaction runs again.
  while (ticked.outcome === "unprepared") {
    await prepare(ticked);
    ticked = await attempt();
  }
  if (ticked.outcome === "published") {
    const version = { pageId: tick.pageId, versionId: ticked.versionId };
    authorship.prepare(scope, version);
    historyIndex.prepare(scope, version);
  }
  return ticked;
}

interface Working {
  readonly stores: TickingStores;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Locks the page and reads the version that it shows. */
async function findPlace(
  { pages, versions }: TickingStores,
  scope: OrganizationScope,
  page: Authorized<PageAccess, "publish">,
  { pageId, previousNode }: TickRow,
  prepared: Prepared,
): Promise<Place> {
  const find = async (id: VersionId): Promise<StoredVersion | null> => {
    const version = prepared.versions.get(id) ?? (await versions.findText(scope, id));
    if (version !== null) prepared.versions.set(id, version);
    return version;
  };
  const held = (await pages.lock(scope, pageId)) ?? refuse("NOT_FOUND");
  if (held.deleted) return refuse("PAGE_DELETED");
  const { publishedVersion, workspaceId } = held;
  const seen = await find(previousNode);
  if (publishedVersion === null || seen?.pageId !== pageId) return refuse("NOT_FOUND");
  const isNewest = previousNode === publishedVersion;
  const published = isNewest ? seen : await find(publishedVersion);
  if (published === null) return refuse("NOT_FOUND");
  return { page: { ...page, workspaceId }, publishedVersion, published };
}

async function publishTick(
  { stores, ids, clock }: Working,
  scope: OrganizationScope,
  { page, publishedVersion, published }: Place,
  tick: TickRow,
  { ticked }: Prepared,
): Promise<Ticked | Unprepared> {
  const { pageId, isChecked } = tick;
  const isPrepared = ticked?.of === publishedVersion;
  if (!isPrepared && isLongText(published.stored)) {
    return { outcome: "unprepared", publishedVersion, published };
  }
  const checked = isPrepared ? ticked.text : tickText({ ...published, ...tick });
  if (checked === null) return refuse("CHECK_ROW_GONE", { from: "page" });
  if (checked.text === null) {
    return { outcome: "unchanged", versionId: publishedVersion };
  }
  const versionId = ids.next<VersionId>();
  const publishedAt = clock.now();
  await publishVersion(stores, ids, scope, {
    page,
    publishedVersion,
    version: {
      id: versionId,
      pageId,
      previousNode: publishedVersion,
      startedFrom: publishedVersion,
      pageTitle: published.pageTitle,
      text: checked.text,
      publishedAt,
      publishMessage: { subjectLine: checkSubject(checked.rowText, isChecked), body: "" },
      draftId: ids.next<DraftId>(),
      takenPassages: [],
      takenFrom: [],
    },
    isSilent: false,
    // The caller's draft, if there is one, is stale now.
    events: [{ topic: `user:${scope.userId}`, kind: "drafts", ids: { page: pageId } }],
  });
  const read = { pageId, versionId, readAt: publishedAt };
  await recordReadAfter(stores, scope, publishedVersion, read);
  return { outcome: "published", versionId };
}

async function draftTick(
  { stores, ids, clock }: Working,
  scope: OrganizationScope,
  { page, publishedVersion, published }: Place,
  tick: TickRow,
): Promise<Ticked> {
  const { drafts, live } = stores;
  const found = await drafts.findByPage(scope, tick.pageId);
  const draft = found && (await drafts.lock(scope, found.id));
  const before = draft?.body ?? parseStored(published.stored);
  const checked = checkRow(before, tick.blockId, tick.isChecked);
  if (checked === null) {
    return refuse("CHECK_ROW_GONE", { from: draft === null ? "page" : "draft" });
  }
  if (checked.body === before) {
    return draft === null
      ? { outcome: "unchanged", versionId: publishedVersion }
      : { outcome: "drafted", draft: presentDraft(draft, [page.workspaceId]) };
  }
  const { pageId } = tick;
  const { body } = checked;
  const changed =
    draft === null
      ? await drafts.insertOrFind(scope, {
          id: ids.next<DraftId>(),
          pageId,
          previousNode: publishedVersion,
          pageTitle: published.pageTitle,
          body,
          draftNotes: null,
          createdAt: clock.now(),
        })
      : await saveTick({ stores, ids, clock }, scope, { ...draft, body });
  if (changed === null) return refuse("NOT_FOUND");
  await live.emit(scope, [
    { topic: `user:${scope.userId}`, kind: "drafts", ids: { page: pageId, draft: changed.id } },
  ]);
  return { outcome: "drafted", draft: presentDraft(changed, [page.workspaceId]) };
}

/** Saves the draft's new body. The caller holds the draft's lock. */
async function saveTick(
  { stores: { drafts }, ids, clock }: Working,
  scope: OrganizationScope,
  draft: DraftRow,
): Promise<DraftRow | null> {
  const { id: draftId, revision: expectedRevision, pageTitle, body, draftNotes } = draft;
  const saveId = ids.next();
  const saved = await drafts.save(scope, {
    draftId,
    expectedRevision,
    saveId,
    pageTitle,
    stored: bodyToStore(body),
    draftNotes,
    updatedAt: clock.now(),
  });
  return saved && { ...draft, ...saved, saveId };
}
