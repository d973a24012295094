import path from "node:path";
import { createAuthentication } from "./accounts/authentication.ts";
import { startBackups } from "./backup/start-backups.ts";
import { createServerFacts } from "./health/server-facts.ts";
import { startDiskWatch } from "./health/start-disk-watch.ts";
import { compose } from "./compose.ts";
import { createApi } from "./http/api.ts";
import { createApp } from "./http/app.ts";
import { answerHeaders } from "./http/answer-headers.ts";
import { createDirectReads } from "./http/direct-reads.ts";
import { createDirectSaves } from "./http/direct-saves.ts";
import { createFirstAnswers } from "./http/first-answers.ts";
import { createFirstHtml } from "./http/first-html.ts";
import { createRefuseWhileAway } from "./http/refuse-while-away.ts";
import { serveConnections } from "./http/serve-connections.ts";
import { traceRequests } from "./http/trace-requests.ts";
import { reportErrors } from "./http/report-errors.ts";
import { openLiveSockets } from "./http/open-live-sockets.ts";
import { createLiveAccessStore } from "./live/live-access.store.ts";
import { createLiveStore } from "./live/live.store.ts";
import { startLive } from "./live/start-live.ts";
import { broadcastEndedSessions } from "./live/broadcast-ended-sessions.ts";
import { systemClock } from "./platform/clock.ts";
import { readOrCreateSecret } from "./platform/config/read-or-create-secret.ts";
import type { Config } from "./platform/config/config.ts";
import type { DatabaseAddress } from "./platform/database/connect.ts";
import { readDatabaseSize } from "./platform/database/database-size.ts";
import { traceStatements } from "./platform/database/trace-statements.ts";
import { openConfiguredReplica } from "./platform/database/open-configured-replica.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { watchDatabase } from "./platform/database/watch-database.ts";
import { readDatabaseState } from "./platform/database/read-database-state.ts";
import { createReadiness } from "./platform/readiness.ts";
import { createDisks } from "./platform/disks.ts";
import { openFileStore } from "./platform/file-store/open-file-store.ts";
import { systemIds } from "./platform/ids.ts";
import { findClient } from "./find-client.ts";
import { createLogger } from "./platform/logger.ts";
import { createOutboxWorker } from "./outbox/create-outbox-worker.ts";
import { createMailer } from "./platform/mailer/create-mailer.ts";
import { createAnalysisPool } from "./versions/analysis/create-analysis-pool.ts";
import { traceProcedures } from "./procedures/trace-procedures.ts";
import { withCheckedAnswers } from "./procedures/check-answers.ts";
import { createRouter } from "./router.ts";
import type { ServerNode } from "./processes/server-node.ts";
import { startJobs } from "./start-jobs.ts";
import { countAnswers, createMetrics, createTracing } from "./watch-node.ts";

/** What a start needs besides the settings. */
export interface StartOptions {
  /** The path of the bundled analysis-worker.ts. */
  readonly analysisWorker: string;
  /** The address of a database that is already running. */
  readonly databaseAddress?: DatabaseAddress | undefined;
  /** The folder of the client's `index.html` and assets. */
  readonly webFolder?: string;
  /** Whether every answer is compared with the contract, which costs time: for development and tests. */
  readonly checksAnswers?: boolean;
  /** Whether the node has the first place among the nodes of its server: at its start, it looks for missing files, for all of them. */
  readonly isInFirstPlace?: boolean;
  /** Whether the node has its process for itself, and counts what its process uses. */
  readonly hasOwnProcess?: boolean;
}

/**
 * The composition root: creates everything once, from the settings. Resolves when the node is ready for connections; it
 * has no port of its own. Throws a `StartFailure` with one line for every problem that the operator can fix.
 */
export async function startServer(
  config: Config,
  {
    analysisWorker,
    databaseAddress,
    webFolder = path.join(findClient(), "dist"),
    checksAnswers = false,
    isInFirstPlace = true,
    hasOwnProcess = false,
  }: StartOptions,
): Promise<ServerNode> {
  const logger = createLogger("warn");
  const metrics = await createMetrics(config.metricsPlace !== undefined, hasOwnProcess);
  const secret = config.secret ?? readOrCreateSecret(config.dataDir);
  const tracing = await createTracing(config.tracing);
  const database = await openDatabase(
    config,
    logger,
    databaseAddress,
    tracing === null ? undefined : (pool) => traceStatements(pool, tracing, "primary"),
  );
  const replica = openConfiguredReplica(
    config,
    database,
    logger,
    tracing === null ? undefined : (pool) => traceStatements(pool, tracing, "replica"),
  );
  try {
    const mailer = createMailer(config, logger);
    const platform = { clock: systemClock, ids: systemIds, logger, mailer };
    const { publicUrl, productName } = config;
    const disks = createDisks(config);
    const fileStore = await openFileStore(config);
    const analysis = createAnalysisPool(analysisWorker, logger, config.processes);
    const authentication = createAuthentication({
      ...platform,
      db: database.db,
      sql: database.sql,
      secret,
      publicUrl,
      productName,
      providers: config.providers,
      onSessionsEnded: broadcastEndedSessions(createLiveStore(database.sql), logger),
    });
    const live = await startLive({
      ...database,
      natsPlace: config.natsPlace,
      secret,
      access: createLiveAccessStore(database.sql),
      forgetSessions: authentication.forgetSessions,
      logger,
    });
    const outboxWorker = createOutboxWorker(logger);
    const composed = compose({
      ...platform,
      ...database,
      analysis,
      authentication,
      fileStore,
      disks,
      auditDays: config.auditDays,
      operators: config.operators,
      serverFacts: createServerFacts(config, {
        sql: database.sql,
        disks,
        busLag: () => live.busLag(),
        isBusAway: () => live.isBusAway(),
      }),
      fileLimits: { sizeMax: config.fileSizeMax, sizeOfAllMax: config.filesSizeMax },
      productName,
      publicUrl,
      secret,
      // The worker goes on with the tasks of others: it is below no request that wakes it.
      onTask: tracing ? () => tracing.outside(outboxWorker.wake) : outboxWorker.wake,
      nats: live.nats,
      tracing,
      onLivePublished: metrics?.livePublished,
      replica,
    });
    const { features, memberships, liveSender, errors } = composed;
    const reporting = { ...platform, onError: errors.onError };
    const router = tracing
      ? traceProcedures(createRouter(features), tracing)
      : createRouter(features);
    const procedures = checksAnswers ? withCheckedAnswers(router) : router;
    const firstHtml = createFirstHtml({
      webFolder,
      settings: {
        productName,
        isGoogleSetUp: config.providers.some(({ id }) => id === "google"),
        providerName: config.providers.find(({ id }) => id === "oidc")?.name ?? null,
        isMailSetUp: config.smtpUrl !== undefined,
      },
      memberships,
      readAccount: features.accounts.readAccount,
      readPageBytes: features.pages.readPageBytes,
      drawText: analysis.drawText,
      readFirstAnswers: createFirstAnswers({
        router: procedures,
        memberships,
        reportUnexpected: reportErrors(reporting)("an answer of the first HTML failed"),
      }),
      logger,
    });
    const watch = watchDatabase({
      pool: database.sql,
      openConnection: database.openBesidePool,
      logger,
    });
    let isEnding = false;
    const app = createApp({
      ...reporting,
      unsubscribeMail: features.notifications.unsubscribeMail,
      onRefused: metrics?.refused,
      readLongSave: analysis.readLongSave,
      readReadiness: createReadiness({
        readDatabaseState: () => readDatabaseState(database.sql),
        isEnding: () => isEnding,
        busLag: live.busLag,
        isBusAway: live.isBusAway,
        readDisks: disks.read,
      }),
      api: createApi(procedures),
      authentication,
      memberships,
      firstHtml,
      exportAudit: features.audit.exportAudit,
      readFile: features.files.readFile,
      uploadFile: features.files.uploadFile,
      publicUrl,
      productName,
      webFolder,
    });
    const answering = {
      router: procedures,
      authentication,
      memberships,
      headers: await answerHeaders(publicUrl),
      reportUnexpected: reportErrors(reporting)("a procedure failed"),
    };
    const { readPageBytes } = features.pages;
    const { readVersionBytes } = features.versions;
    const direct = {
      reads: createDirectReads({ ...answering, readPageBytes, readVersionBytes, firstHtml }),
      saves: createDirectSaves({ ...answering, publicUrl }),
      refuseWhileAway: createRefuseWhileAway({ ...answering, ...watch, productName }),
    };
    const serving = serveConnections(app, direct, {
      onAnswered: metrics ? countAnswers(metrics) : undefined,
      around: tracing ? traceRequests(tracing) : undefined,
    });
    const liveSockets = openLiveSockets(serving.server, {
      authentication,
      hub: live.hub,
      logger,
      publicUrl,
    });
    const backups = startBackups(config, { ...platform, database, fileStore });
    // All nodes of a server have the same disks.
    const diskWatch = isInFirstPlace ? startDiskWatch(config, { ...platform, disks }) : null;
    metrics?.watch({
      pool: () => database.sql.load(),
      connections: serving.count,
      live: () => ({
        sockets: liveSockets.count(),
        subscriptions: live.hub.countSubscriptions(),
      }),
      busLag: live.busLag,
      replica: replica?.use,
      caches: () => ({ ...composed.cacheUses(), sessions: authentication.sessionsUse() }),
      shared: isInFirstPlace
        ? {
            tasks: composed.countTasks,
            databaseSize: () => readDatabaseSize(database.sql),
            backups: backups?.readState ?? null,
            disks: disks.read,
          }
        : null,
    });
    outboxWorker.start(composed.outbox);
    liveSender.start();
    const jobs = startJobs(features, { ...config, tracing, logger });
    const lookForFiles = () =>
      features.files.findMissingFiles().then(
        (missing) => missing !== null && logger.warn(missing),
        (error: unknown) => logger.warn({ err: error }, "The store for files does not answer."),
      );
    const looking = isInFirstPlace ? lookForFiles() : null;
    let isStopping = false;
    const indexing = features.search
      .indexMissingPages(() => isStopping)
      .catch((error: unknown) =>
        logger.error({ err: error }, "Some pages cannot be found by search until the next start."),
      );
    const closeAll = async () => {
      await backups?.close();
      await diskWatch?.close();
      await outboxWorker.close();
      await jobs.close();
      await liveSender.close();
      await live.close();
      await indexing;
      await looking;
      await errors.flush();
      await analysis.close();
      fileStore.close();
      await watch.close();
      await replica?.close();
      await database.close();
      await tracing?.close();
    };
    let closing: Promise<void> | null = null;
    const endAfter = async (connectionsClosed: Promise<void>) => {
      isStopping = true;
      liveSockets.close();
      await connectionsClosed;
      await (closing ??= closeAll());
    };
    return {
      take: serving.take,
      untaken: () => 0,
      readMetrics: async () => (await metrics?.read()) ?? [],
      sayGoodbye() {
        isEnding = true;
        serving.closeBehindAnswers();
      },
      drain: (maxMs) => endAfter(serving.drain(maxMs)),
      stop: (maxMs) => endAfter(serving.close(maxMs)),
    };
  } catch (error) {
    await replica?.close();
    await database.close();
    await tracing?.close();
    throw error;
  }
}
