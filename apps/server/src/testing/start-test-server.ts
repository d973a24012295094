import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import type { LiveEvent } from "@stemma/contract/live-event";
import type { AuthNeeds } from "../accounts/auth-needs.ts";
import { testServerFacts } from "./test-server-facts.ts";
import { createAuthentication } from "../accounts/authentication.ts";
import { compose } from "../compose.ts";
import { composeHttp } from "../compose-http.ts";
import { broadcastEndedSessions } from "../live/broadcast-ended-sessions.ts";
import type { RefusedRequest } from "../http/tell-refusals.ts";
import { createLiveStore } from "../live/live.store.ts";
import type { ProviderConfig } from "../platform/config/provider-settings.ts";
import { systemClock } from "../platform/clock.ts";
import type { Clock } from "../platform/clock.ts";
import { connectDatabase } from "../platform/database/connect.ts";
import { createFolderStore } from "../platform/file-store/folder-store.ts";
import { findSpreadTables } from "../platform/database/spread-tables.ts";
import { openReplica } from "../platform/database/open-replica.ts";
import type { ReplicaTimes } from "../platform/database/watch-replica.ts";
import { readDatabaseState } from "../platform/database/read-database-state.ts";
import { createReadiness } from "../platform/readiness.ts";
import { createDisks } from "../platform/disks.ts";
import { systemIds } from "../platform/ids.ts";
import { createLogger } from "../platform/logger.ts";
import type { Mail, Mailer } from "../platform/mailer/mailer.ts";
import { withCheckedAnswers } from "../procedures/check-answers.ts";
import { createRouter } from "../router.ts";
import { createAnalysisPool } from "../versions/analysis/create-analysis-pool.ts";
import { createTestDatabase, type TestDatabase } from "./database/create-test-database.ts";
import { createPeople } from "./people.ts";
import { quickPassword } from "./quick-password.ts";
import { sendRequests } from "./send-requests.ts";
import { origin } from "./test-origin.ts";

/** An `index.html` with the same placeholders as the built client's. */
const indexHtml =
  "<!doctype html><html><head><!--stemma:head--></head>" +
  '<body><div id="root"><!--stemma:body--></div><!--stemma:data--></body></html>';

/** How many days an audit log is kept in tests. */
export const testAuditDays = 400;

/** The limits of files in tests, in bytes. */
export const testFileLimits = { sizeMax: 200_000, sizeOfAllMax: 1_000_000 };

/** The address of the operator of test servers. */
export const testOperator = "olive.operator@example.com";

/** The `STEMMA_SECRET` of test servers. */
export const testSecret = "a secret that only this test server knows";

/** The whole server without a port: on a database of its own, or as a further node on the database of another server. */
export async function startTestServer(
  clock: Clock = systemClock,
  providers: readonly ProviderConfig[] = [],
  signIn: Pick<AuthNeeds, "passwords"> = {},
  onDatabaseOf?: {
    readonly databaseAddress: TestDatabase["address"];
    /** Where uploaded files are; removed with the server. By default a new folder. */
    readonly filesFolder?: string;
    /** Where reads may go. */
    readonly replica?: { readonly address: string; readonly times?: ReplicaTimes };
  },
  analysisWorker: string = inject("analysisWorker"),
) {
  const database =
    onDatabaseOf === undefined
      ? await createTestDatabase()
      : { address: onDatabaseOf.databaseAddress, drop: () => Promise.resolve() };
  const connection = connectDatabase(database.address, 4);
  await findSpreadTables(connection.sql);
  const mails: Mail[] = [];
  let isMailRefused = false;
  const mailer: Mailer = { send: async (mail) => !isMailRefused && mails.push(mail) > 0 };
  const platform = { clock, ids: systemIds, logger: createLogger("silent"), mailer };
  const productName = "Stemma";
  const authentication = createAuthentication({
    ...platform,
    passwords: quickPassword,
    ...signIn,
    db: connection.db,
    sql: connection.sql,
    secret: testSecret,
    publicUrl: origin,
    productName,
    providers,
    onSessionsEnded: broadcastEndedSessions(createLiveStore(connection.sql), platform.logger),
  });
  const analysis = createAnalysisPool(analysisWorker, platform.logger);
  const filesFolder =
    onDatabaseOf?.filesFolder ?? mkdtempSync(path.join(tmpdir(), "stemma-files-"));
  const fileStore = createFolderStore(filesFolder);
  const diskLimits: { uploadsBelow: number; warnBelow: number } = { uploadsBelow: 1, warnBelow: 1 };
  const disks = createDisks({ dataDir: filesFolder, filesPlace: undefined, diskLimits });
  const replica =
    onDatabaseOf?.replica &&
    openReplica({
      primary: connection.sql,
      maxConnections: 4,
      logger: platform.logger,
      ...onDatabaseOf.replica,
    });
  const { features, memberships, liveSender, outbox, errors } = compose({
    ...platform,
    ...connection,
    analysis,
    authentication,
    fileStore,
    disks,
    operators: [testOperator],
    serverFacts: testServerFacts(connection.sql, filesFolder, { disks, diskLimits }),
    fileLimits: testFileLimits,
    auditDays: testAuditDays,
    productName,
    publicUrl: origin,
    secret: testSecret,
    replica,
  });
  const webFolder = mkdtempSync(path.join(tmpdir(), "stemma-web-"));
  writeFileSync(path.join(webFolder, "index.html"), indexHtml);
  const router = withCheckedAnswers(createRouter(features));
  const refusals: RefusedRequest[] = [];
  const requests = sendRequests(
    await composeHttp({
      ...platform,
      onError: errors.onError,
      features,
      router,
      authentication,
      memberships,
      analysis,
      settings: { isGoogleSetUp: false, providerName: null, isMailSetUp: true },
      publicUrl: origin,
      productName,
      webFolder,
      onRefused: (refused) => refusals.push(refused),
      readReadiness: createReadiness(
        {
          isDatabaseAway: () => false,
          readDatabaseState: () => readDatabaseState(connection.sql),
          isEnding: () => false,
          busLag: () => null,
          isBusAway: () => false,
          readDisks: disks.read,
        },
        0,
      ),
      // All answers are there, however busy the machine is.
      firstAnswersMaxMs: 60_000,
    }),
  );

  return {
    sql: connection.sql,
    databaseAddress: database.address,
    /** How the replica is, and where reads were answered. */
    replicaUse: () => replica?.use(),
    authentication,
    memberships,
    /** The procedures, whose answers are compared with the contract. */
    router,
    /** The requests that were refused, the first one first. */
    refusals,
    /** The mails that the server has sent, oldest first. */
    mails,
    /** Makes the mail server refuse all mails, or accept them again. */
    refuseMail: (isRefused: boolean) => void (isMailRefused = isRefused),
    /** Where uploaded files are. */
    fileStore,
    /** How full the disk of the files may become, in bytes; can be changed. */
    diskLimits,
    sweepFiles: features.files.sweepFiles,
    findMissingFiles: features.files.findMissingFiles,
    indexMissingPages: features.search.indexMissingPages,
    removeGoneOrganizations: () => features.accounts.removeGoneOrganizations(() => false),
    removeOldEntries: () => features.audit.removeOldEntries(() => false),
    removeGonePages: () => features.trash.removeGonePages(() => false),
    removeGoneWorkspaces: () => features.workspaces.removeGoneWorkspaces(() => false),
    /** Runs the tasks that publishes left in the outbox, such as notifying subscribers. Returns the number of steps. */
    runTasks: (isStopping = () => false) => outbox.runDue(isStopping),
    /** Writes the errors that wait to be recorded. */
    recordErrors: errors.flush,
    /** Publishes the live events that nodes left which died after a commit. */
    sendPendingEvents: () => liveSender.sendPending(),
    /** Publishes an event after those of all changes so far. */
    emitEvent: (event: LiveEvent) => liveSender.emit({}, [event]),
    mailNotifications: () => features.notifications.mailNotifications(() => false),
    ...requests,
    ...createPeople(requests.send),

    async stop() {
      await errors.flush();
      await analysis.close();
      await liveSender.close();
      await replica?.close();
      await connection.close();
      await database.drop();
      rmSync(filesFolder, { recursive: true, force: true });
      rmSync(webFolder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
