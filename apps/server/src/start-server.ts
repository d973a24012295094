import path from "node:path";
import { createAuthentication } from "./accounts/authentication.ts";
import { startBackups } from "./backup/start-backups.ts";
import { createServerFacts } from "./health/server-facts.ts";
import { startDiskWatch } from "./health/start-disk-watch.ts";
import { compose } from "./compose.ts";
import { composeHttp } from "./compose-http.ts";
import { logRefusals } from "./http/log-refusals.ts";
import { createRefuseWhileAway } from "./http/refuse-while-away.ts";
import { serveConnections } from "./http/serve-connections.ts";
import { traceRequests } from "./http/trace-requests.ts";
import { openLiveSockets } from "./http/open-live-sockets.ts";
import { createLiveAccessStore } from "./live/live-access.store.ts";
import { createLiveStore } from "./live/live.store.ts";
import { startLive } from "./live/start-live.ts";
import { broadcastEndedSessions } from "./live/broadcast-ended-sessions.ts";
import { systemClock } from "./platform/clock.ts";
import { readOrCreateSecret } from "./platform/config/read-or-create-secret.ts";
import type { Config } from "./platform/config/config.ts";
import type { DatabaseAddress, Pool } from "./platform/database/connect.ts";
import { readDatabaseSize } from "./platform/database/database-size.ts";
import { traceStatements } from "./platform/database/trace-statements.ts";
import { openConfiguredReplica } from "./platform/database/open-configured-replica.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { watchDatabase } from "./platform/database/watch-database.ts";
import { readDatabaseState } from "./platform/database/read-database-state.ts";
import { createReadiness } from "./platform/readiness.ts";
import { createDisks } from "./platform/disks.ts";
import { openFileStore } from "./platform/file-store/open-file-store.ts";
import { createOpened } from "./platform/opened.ts";
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
import { startCatchingUp } from "./start-catching-up.ts";
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
  const opened = createOpened();
  const logger = createLogger("warn");
  const metrics = await createMetrics(config.metricsPlace !== undefined, hasOwnProcess);
  const secret = config.secret ?? readOrCreateSecret(config.dataDir);
  try {
    const tracing = await createTracing(config.tracing);
    opened.add(tracing?.close);
    const traced = (name: "primary" | "replica") =>
      tracing === null ? undefined : (pool: Pool) => traceStatements(pool, tracing, name);
    const database = await openDatabase(config, logger, databaseAddress, traced("primary"));
    opened.add(database.close);
    const replica = openConfiguredReplica(config, database, logger, traced("replica"));
    opened.add(replica?.close);
    const watch = watchDatabase({
      pool: database.sql,
      openConnection: database.openBesidePool,
      logger,
    });
    opened.add(watch.close);
    const mailer = createMailer(config, logger);
    const platform = { clock: systemClock, ids: systemIds, logger, mailer };
    const { publicUrl, productName } = config;
    const disks = createDisks(config);
    const fileStore = await openFileStore(config);
    opened.add(fileStore.close);
    const analysis = createAnalysisPool(analysisWorker, logger, config.processes);
    opened.add(analysis.close);
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
      onDatabaseBack: watch.onBack,
      logger,
    });
    opened.add(live.close);
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
    opened.add(errors.flush);
    const reporting = { ...platform, onError: errors.onError };
    const router = tracing
      ? traceProcedures(createRouter(features), tracing)
      : createRouter(features);
    const procedures = checksAnswers ? withCheckedAnswers(router) : router;
    const refusals = logRefusals(logger);
    opened.add(refusals.close);
    let isEnding = false;
    const { app, answering, directReads, directSaves } = await composeHttp({
      ...reporting,
      features,
      router: procedures,
      authentication,
      memberships,
      analysis,
      settings: {
        isGoogleSetUp: config.providers.some(({ id }) => id === "google"),
        providerName: config.providers.find(({ id }) => id === "oidc")?.name ?? null,
        isMailSetUp: config.smtpUrl !== undefined,
      },
      publicUrl,
      productName,
      webFolder,
      onRefused(refused) {
        metrics?.refused(refused.code);
        refusals.add(refused);
      },
      readReadiness: createReadiness({
        isDatabaseAway: watch.isAway,
        readDatabaseState: () => readDatabaseState(database.sql),
        isEnding: () => isEnding,
        busLag: live.busLag,
        isBusAway: live.isBusAway,
        readDisks: disks.read,
      }),
    });
    const direct = {
      reads: directReads,
      saves: directSaves,
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
    opened.add(startCatchingUp(features, { logger, looksForFiles: isInFirstPlace }).close);
    liveSender.start();
    opened.add(liveSender.close);
    opened.add(startJobs(features, { ...config, tracing, logger }).close);
    outboxWorker.start(composed.outbox);
    opened.add(outboxWorker.close);
    // All nodes of a server have the same disks.
    if (isInFirstPlace) opened.add(startDiskWatch(config, { ...platform, disks }).close);
    const backups = startBackups(config, { ...platform, database, fileStore });
    opened.add(backups?.close);
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
    const endAfter = async (connectionsClosed: Promise<void>) => {
      liveSockets.close();
      await connectionsClosed;
      await opened.close();
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
    // Why the start failed is what counts: it may be why something does not close.
    await opened.close().catch(() => {});
    throw error;
  }
}
