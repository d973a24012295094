import type { VersionId } from "@stemma/domain/ids";
import { createAccessStore } from "./access/access.store.ts";
import {
  composeAccounts,
  createAccountStores,
  createIdentityProofs,
} from "./accounts/accounts.feature.ts";
import {
  composeAdministration,
  createAdministrationStores,
  createErrorRecorder,
  type ServerFacts,
} from "./administration/administration.feature.ts";
import type { Authentication } from "./accounts/authentication.ts";
import { composeAudit, createAuditStores } from "./audit/audit.feature.ts";
import { createConfigurationStore } from "./configurations/configuration.store.ts";
import { composeDrafts, createDraftStores } from "./drafts/drafts.feature.ts";
import { composeFiles, createFileStores } from "./files/files.feature.ts";
import { composeInvitations, createInvitationStores } from "./invitations/invitations.feature.ts";
import { createLiveSender } from "./live/live-sender.ts";
import { createNatsPendingEventsStore } from "./live/nats-pending-events.store.ts";
import {
  createPendingEventsStore,
  createLiveStore,
  createTransactionLiveStore,
  type PendingEventsStore,
} from "./live/live.store.ts";
import { composeLinks, createLinkStores } from "./links/links.feature.ts";
import { composeMentions, createMentionStores } from "./mentions/mentions.feature.ts";
import { composeMembers, createMemberStores } from "./members/members.feature.ts";
import {
  composeNotifications,
  createNotificationStores,
  createNotificationTasks,
} from "./notifications/notifications.feature.ts";
import {
  composeOrganizations,
  createOrganizationStores,
} from "./organizations/organizations.feature.ts";
import { createOutbox, createOutboxStores } from "./outbox/outbox.feature.ts";
import {
  composePages,
  createPageContents,
  createPageHeads,
  createPageStores,
  createPageTexts,
} from "./pages/pages.feature.ts";
import { composePermissions, createPermissionStores } from "./permissions/permissions.feature.ts";
import { composePins, createPinStores } from "./pins/pins.feature.ts";
import type { Bus } from "./platform/bus/bus.ts";
import type { Clock } from "./platform/clock.ts";
import type { Pool, Sql } from "./platform/database/connect.ts";
import type { Replica } from "./platform/database/open-replica.ts";
import { readOnReplica } from "./platform/database/read-on-replica.ts";
import { createTransaction } from "./platform/database/transaction.ts";
import type { Ids } from "./platform/ids.ts";
import type { Disks } from "./platform/disks.ts";
import type { FileLimits } from "./platform/file-store/file-limits.ts";
import type { FileStore } from "./platform/file-store/file-store.ts";
import type { Logger } from "./platform/logger.ts";
import type { Mailer } from "./platform/mailer/mailer.ts";
import type { Tracing } from "./platform/tracing/tracing.ts";
import { createPublishedTexts } from "./platform/published-texts.ts";
import { createSignedTokens } from "./platform/signed-token.ts";
import { composeReading, createReadingStores } from "./reading/reading.feature.ts";
import { composeRecents, createRecentStores } from "./recents/recents.feature.ts";
import { composeRequests, createRequestStores } from "./requests/requests.feature.ts";
import { composeSearch, createSearchStores } from "./search/search.feature.ts";
import { composeSettings } from "./settings/settings.feature.ts";
import { composeSnippets, createSnippetStores } from "./snippets/snippets.feature.ts";
import {
  composeSubscriptions,
  createSubscriptionStores,
} from "./subscriptions/subscriptions.feature.ts";
import { composeTemplates, createTemplateStores } from "./templates/templates.feature.ts";
import { composeTrash, createTrashStores } from "./trash/trash.feature.ts";
import {
  composeVersions,
  createAuthorship,
  createHistoryIndex,
  createHistoryIndexOnReplica,
  createVersionColors,
  createVersionStores,
  type VersionAnalysis,
} from "./versions/versions.feature.ts";
import { composeWorkspaces, createWorkspaceStores } from "./workspaces/workspaces.feature.ts";

/** All stores, by the names that use cases expect; on the pool, or in one transaction. */
function createStores(sql: Sql) {
  return {
    access: createAccessStore(sql),
    configurations: createConfigurationStore(sql),
    live: createLiveStore(sql),
    ...createAccountStores(sql),
    ...createAuditStores(sql),
    ...createAdministrationStores(sql),
    ...createDraftStores(sql),
    ...createFileStores(sql),
    ...createInvitationStores(sql),
    ...createLinkStores(sql),
    ...createMemberStores(sql),
    ...createMentionStores(sql),
    ...createNotificationStores(sql),
    ...createOrganizationStores(sql),
    ...createOutboxStores(sql),
    ...createPageStores(sql),
    ...createPermissionStores(sql),
    ...createPinStores(sql),
    ...createReadingStores(sql),
    ...createRecentStores(sql),
    ...createRequestStores(sql),
    ...createSearchStores(sql),
    ...createSnippetStores(sql),
    ...createSubscriptionStores(sql),
    ...createTemplateStores(sql),
    ...createTrashStores(sql),
    ...createVersionStores(sql),
    ...createWorkspaceStores(sql),
  };
}

const createTransactionStores = (sql: Sql) => ({
  ...createStores(sql),
  live: createTransactionLiveStore(sql),
});

/** The composition of the product without HTTP: supplies every feature with its dependencies, once. */
export function compose(platform: {
  sql: Pool;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  mailer: Mailer;
  /** Where the bytes of files are. */
  fileStore: FileStore;
  fileLimits: FileLimits;
  disks: Disks;
  /** How many days an entry of the audit log is kept. */
  auditDays: number;
  /** The addresses of the server's operators, in lower case. */
  operators: readonly string[];
  serverFacts: ServerFacts;
  /** The worker threads that analyse versions. */
  analysis: VersionAnalysis;
  /** The key that signs the links for unsubscribing from notification mail. */
  secret: string;
  authentication: Pick<Authentication, "checkPassword" | "sessionsEnded">;
  productName: string;
  /** The origin of the links in mails. */
  publicUrl: string;
  /** Called after the commit of a transaction that left a task in the outbox. */
  onTask?: () => void;
  /** The bus for live events that leave after their commit; without it, they leave over PostgreSQL. */
  nats?: Bus | null;
  /** The traces of the node, if there are any. */
  tracing?: Tracing | null;
  /** Hears how long live events took from their commit until they were published, in seconds. */
  onLivePublished?: ((seconds: number) => void) | undefined;
  /** Answers reads that cost much, where there is one. */
  replica?: Replica | undefined;
}) {
  const {
    sql,
    secret,
    authentication,
    analysis,
    onTask,
    nats,
    tracing,
    onLivePublished,
    replica,
    ...rest
  } = platform;
  const { clock, ids, logger } = platform;
  const stores = createStores(sql);
  const versionColors = createVersionColors({ analysis });
  const pageTexts = createPageTexts({ ...stores, versionColors, analysis });
  const pageHeads = createPageHeads(stores);
  const pendingEvents = nats
    ? createNatsPendingEventsStore(sql, nats)
    : createPendingEventsStore(sql);
  const liveSender = createLiveSender(
    tracing ? outsideSpans(pendingEvents, tracing) : pendingEvents,
    logger,
    onLivePublished,
  );
  const transaction = createTransaction(sql, createTransactionStores, ({ live, outbox }) => {
    liveSender.send(live.pending());
    const tasks = outbox.added();
    for (const id of tasks) tracing?.leave(id);
    if (tasks.length > 0) onTask?.();
  });
  const needs = {
    ...rest,
    ...authentication,
    ...stores,
    mailTokens: createSignedTokens(secret, "notification mail"),
    identityProofs: createIdentityProofs(secret),
    authorship: createAuthorship({ ...stores, analysis }),
    versionColors,
    analysis,
    pageTexts,
    publishedTexts: createPublishedTexts({ analysis }),
    pageHeads,
    pageContents: createPageContents({ pageHeads, pageTexts }),
    historyIndex: createHistoryIndex({ ...stores, analysis }),
    liveBatch: liveSender,
    transaction,
  };
  /** For reads on a replica: its stores, access included, and what this node keeps in memory. */
  const needsOn = (on: Sql) => {
    const there = createStores(on);
    return {
      ...needs,
      ...there,
      searchSize: stores.searchSize,
      pageTexts: { ofVersion: (id: VersionId) => pageTexts.ofVersion(id, there.pageBodies) },
      historyIndex: createHistoryIndexOnReplica(there.versionChanges),
    };
  };
  const accounts = composeAccounts(needs);
  const workspaces = composeWorkspaces(needs);
  const templates = composeTemplates(needs);
  return {
    features: {
      accounts,
      audit: composeAudit(needs),
      administration: composeAdministration(needs),
      drafts: composeDrafts(needs),
      files: composeFiles(needs),
      invitations: composeInvitations(needs),
      links: composeLinks(needs),
      members: composeMembers(needs),
      mentions: composeMentions(needs),
      notifications: composeNotifications(needs),
      organizations: composeOrganizations(needs),
      pages: composePages({ ...needs, beginWithTemplate: templates.beginWithTemplate }),
      permissions: composePermissions(needs),
      pins: composePins(needs),
      reading: composeReading(needs),
      recents: composeRecents(needs),
      requests: composeRequests(needs),
      search: readOnReplica(replica, composeSearch(needs), (on) => composeSearch(needsOn(on)), [
        "searchTitles",
        "searchBodies",
        "searchSimilar",
      ]),
      settings: composeSettings({ ...needs, readAccount: accounts.readAccount }),
      snippets: composeSnippets(needs),
      subscriptions: composeSubscriptions(needs),
      trash: composeTrash({ ...needs, ...workspaces }),
      templates,
      versions: readOnReplica(
        replica,
        composeVersions(needs),
        (on) => composeVersions(needsOn(on)),
        ["listVersions", "readVersion", "readVersionBytes", "readAuthors", "searchHistory"],
      ),
      workspaces,
    },
    outbox: createOutbox({
      transaction,
      outbox: stores.outbox,
      handlers: createNotificationTasks(ids),
      clock,
      logger,
      tracing,
    }),
    memberships: stores.access,
    errors: createErrorRecorder({ ...stores, clock }),
    countTasks: stores.outbox.count,
    cacheUses: () => ({ texts: pageTexts.use(), versions: pageHeads.use() }),
    liveSender,
  };
}

/** A batch of events is for many requests, and after their commits: its statements are below none of them. */
function outsideSpans(store: PendingEventsStore, { outside }: Tracing): PendingEventsStore {
  return {
    publishPending: (...batch) => outside(() => store.publishPending(...batch)),
    publishOldest: (max) => outside(() => store.publishOldest(max)),
  };
}

/** The features of the product, with their dependencies bound. */
export type Features = ReturnType<typeof compose>["features"];
