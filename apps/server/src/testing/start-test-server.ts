import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { inferRPCMethodFromContractRouter } from "@orpc/contract";
import type { ContractRouterClient } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import { organizationHeader } from "@stemma/contract/organization-header";
import type { OrganizationId } from "@stemma/domain/ids";
import type { AuthNeeds } from "../accounts/auth-needs.ts";
import { testServerFacts } from "./test-server-facts.ts";
import { createAuthentication } from "../accounts/authentication.ts";
import { compose } from "../compose.ts";
import { createApi } from "../http/api.ts";
import { createApp } from "../http/app.ts";
import { answerHeaders } from "../http/answer-headers.ts";
import { createDirectReads } from "../http/direct-reads.ts";
import { createDirectSaves } from "../http/direct-saves.ts";
import { streamOf, type ReadAnswer } from "../http/read-answers.ts";
import { reportErrors } from "../http/report-errors.ts";
import { createFirstAnswers } from "../http/first-answers.ts";
import { createFirstHtml } from "../http/first-html.ts";
import { broadcastEndedSessions } from "../live/broadcast-ended-sessions.ts";
import { createLiveStore } from "../live/live.store.ts";
import type { ProviderConfig } from "../platform/config/provider-settings.ts";
import { systemClock } from "../platform/clock.ts";
import type { Clock } from "../platform/clock.ts";
import { connectDatabase } from "../platform/database/connect.ts";
import { createFolderStore } from "../platform/file-store/folder-store.ts";
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
import { cookiesOf } from "./cookies-of.ts";
import { createTestDatabase, type TestDatabase } from "./database/create-test-database.ts";
import { quickPassword } from "./quick-password.ts";

/** A client of the contract with one person's cookies. */
export type Client = ContractRouterClient<typeof contract>;

/** The server's public origin in tests. */
export const origin = "http://stemma.test";

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

const secret = "a secret that only this test server knows";

/** The whole server without a port: on a database of its own, or as a further node on the database of another server. */
export async function startTestServer(
  clock: Clock = systemClock,
  providers: readonly ProviderConfig[] = [],
  signIn: Pick<AuthNeeds, "verifyPassword"> = {},
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
  const mails: Mail[] = [];
  let isMailRefused = false;
  const mailer: Mailer = { send: async (mail) => !isMailRefused && mails.push(mail) > 0 };
  const platform = { clock, ids: systemIds, logger: createLogger("silent"), mailer };
  const productName = "Stemma";
  const authentication = createAuthentication({
    ...platform,
    ...quickPassword,
    ...signIn,
    db: connection.db,
    sql: connection.sql,
    secret,
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
    secret,
    replica,
  });
  const webFolder = mkdtempSync(path.join(tmpdir(), "stemma-web-"));
  writeFileSync(path.join(webFolder, "index.html"), indexHtml);
  const procedures = withCheckedAnswers(createRouter(features));
  const firstHtml = createFirstHtml({
    ...features.accounts,
    ...features.pages,
    webFolder,
    drawText: analysis.drawText,
    readFirstAnswers: createFirstAnswers({
      router: procedures,
      memberships,
      reportUnexpected: reportErrors(platform)("an answer of the first HTML failed"),
      // All answers are there, however busy the machine is.
      maxMs: 60_000,
    }),
    logger: platform.logger,
    settings: { productName, isGoogleSetUp: false, providerName: null, isMailSetUp: true },
    memberships,
  });
  const reporting = { ...platform, onError: errors.onError };
  const app = createApp({
    ...reporting,
    unsubscribeMail: features.notifications.unsubscribeMail,
    readLongSave: analysis.readLongSave,
    readReadiness: createReadiness(
      {
        readDatabaseState: () => readDatabaseState(connection.sql),
        isEnding: () => false,
        busLag: () => null,
        isBusAway: () => false,
        readDisks: disks.read,
      },
      0,
    ),
    api: createApi(procedures),
    authentication,
    memberships,
    firstHtml,
    exportAudit: features.audit.exportAudit,
    readFile: features.files.readFile,
    uploadFile: features.files.uploadFile,
    publicUrl: origin,
    productName,
    webFolder,
  });

  const answering = {
    router: procedures,
    authentication,
    memberships,
    headers: await answerHeaders(origin),
    reportUnexpected: reportErrors(reporting)("a procedure failed"),
  };
  const { readPageBytes } = features.pages;
  const { readVersionBytes } = features.versions;
  const directReads = createDirectReads({
    ...answering,
    readPageBytes,
    readVersionBytes,
    firstHtml,
  });
  const directSaves = createDirectSaves({ ...answering, publicUrl: origin });

  const requestOf = (path: string, init: RequestInit, cookies: string) => {
    const headers = new Headers(init.headers);
    if (cookies !== "") headers.set("cookie", cookies);
    if (!headers.has("origin")) headers.set("origin", origin);
    return new Request(new URL(path, origin), { ...init, headers });
  };

  /** Reads by {@link createDirectReads} alone; `null` for what it leaves to the app. */
  const readDirectly = async (path: string, init: RequestInit = {}, cookies = "") => {
    const request = requestOf(path, init, cookies);
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const answer = await directReads({ method, url: pathname + search, headers });
    return answer && responseOf(answer);
  };

  /** Saves by {@link createDirectSaves} alone; `null` for what it leaves to the app. */
  const saveDirectly = async (path: string, init: RequestInit = {}, cookies = "") => {
    const request = requestOf(path, init, cookies);
    const { method, headers } = request;
    const body = Buffer.from(typeof init.body === "string" ? init.body : "");
    if (!headers.has("content-length")) headers.set("content-length", String(body.length));
    const readBody = () => Promise.resolve(body);
    const answer = await directSaves({ method, url: path, headers, readBody });
    return answer && responseOf(answer);
  };

  const responseOf = (answer: ReadAnswer) => {
    const { status, headers } = answer;
    const answered = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return new Response(status === 304 ? null : streamOf(answer), {
      status,
      headers: Object.fromEntries(answered),
    });
  };

  /** Sends a request to the app alone, from a new client address or the given one. */
  const sendToApp = (path: string, init: RequestInit = {}, cookies = "", address = "") =>
    app.fetch(
      requestOf(path, init, cookies),
      connectionFrom(address || newAddress(), new Headers(init.headers)),
    );

  /** Sends a request through the whole HTTP stack, from a new client address or the given one. */
  const send = async (path: string, init: RequestInit = {}, cookies = "", address = "") =>
    (await readDirectly(path, init, cookies)) ??
    (await saveDirectly(path, init, cookies)) ??
    sendToApp(path, init, cookies, address);

  /**
   * A client with these cookies; with `organizationId`, its requests name the organization, like a tab that works in
   * it.
   */
  const clientOf = (cookies: string, organizationId?: OrganizationId): Client =>
    createORPCClient(
      new RPCLink({
        url: `${origin}/rpc`,
        headers: organizationId === undefined ? {} : { [organizationHeader]: organizationId },
        method: inferRPCMethodFromContractRouter(contract),
        fetch: async (request) =>
          send(
            request.url.slice(origin.length),
            {
              method: request.method,
              headers: request.headers,
              ...(request.method !== "GET" && { body: await request.text() }),
            },
            cookies,
          ),
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
    router: procedures,
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
    mailNotifications: () => features.notifications.mailNotifications(() => false),
    send,
    sendToApp,
    readDirectly,
    saveDirectly,
    clientOf,

    /** Signs a person up and opens their account, as the sign-up screen does. */
    async signUp(name: string) {
      const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
      const response = await send("/api/auth/sign-up/email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name, email, password: "correct horse battery" }),
      });
      const cookies = cookiesOf(response);
      const client = clientOf(cookies);
      const { account } = await client.accounts.open();
      return { client, account, cookies, email };
    },

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
export type Person = Awaited<ReturnType<TestServer["signUp"]>>;

let addressesUsed = 0;

/** Every request comes from a new client address, so that rate limits affect only their own tests. */
function newAddress(): string {
  addressesUsed += 1;
  return `203.0.${addressesUsed >> 8}.${addressesUsed & 255}`;
}

function connectionFrom(remoteAddress: string, headers: Headers) {
  return {
    incoming: {
      headers: Object.fromEntries(headers),
      socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" },
    },
  };
}
