import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkPooling } from "./health/checks/check-pooling.ts";
import { connectDatabase, type DatabaseAddress } from "./platform/database/connect.ts";
import { losesNames, losesNamesLine } from "./platform/database/loses-names.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { createLogger } from "./platform/logger.ts";
import { readConfig } from "./platform/config/read-config.ts";
import { createEmptyDatabase } from "./testing/database/create-empty-database.ts";
import type { TestDatabase } from "./testing/database/create-test-database.ts";
import { pastPooler } from "./testing/database/open-server.ts";
import {
  hasPgBouncer,
  startPgBouncer,
  type PgBouncer,
} from "./testing/database/start-pgbouncer.ts";
import { joinOrganization } from "./testing/join-organization.ts";
import { openLiveNode } from "./testing/open-live-node.ts";
import { publishedPage } from "./testing/published-page.ts";
import { startTestServer } from "./testing/start-test-server.ts";

/** What the doctor says of the database at an address; the settings say which addresses there are. */
async function diagnose(address: DatabaseAddress, databaseListenUrl?: string) {
  const database = connectDatabase(address, 2);
  const config = { databaseUrl: "postgres://pooler/stemma", databaseListenUrl };
  const findings = await checkPooling(config, { ...database, address });
  await database.close();
  return findings.map(({ name, isOk }) => `${name} ${isOk}`);
}

describe.runIf(hasPgBouncer)("behind PgBouncer, which pools transactions", () => {
  let database: TestDatabase;
  let bouncer: PgBouncer;
  let deaf: PgBouncer;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    bouncer = await startPgBouncer(database.address);
    deaf = await startPgBouncer(database.address, { ignoresTimeouts: true });
  });
  afterAll(async () => {
    await bouncer.stop();
    await deaf.stop();
    await database.drop();
  });

  test("a start is refused that names statements, which this pooler loses, and the doctor says why", async () => {
    const { pooled, sessions } = bouncer.address;
    const address = { pooled: `${pooled}?prepare=true`, sessions };
    const { openBesidePool, close } = connectDatabase(bouncer.address, 1);
    expect(await losesNames(() => connectDatabase(address, 1).openBesidePool())).toBe(true);
    expect(await losesNames(openBesidePool)).toBe(false);
    await close();
    const reading = readConfig({});
    if (!reading.ok) throw new Error(reading.mistakes.join());
    await expect(openDatabase(reading.config, createLogger("silent"), address)).rejects.toThrow(
      losesNamesLine,
    );
    expect(await diagnose(address, "postgres://listen/stemma")).toEqual(["pooler false"]);
  });

  test("a database gets its tables, somebody signs in, saves and publishes, and another screen hears it", async () => {
    const reading = readConfig({});
    if (!reading.ok) throw new Error(reading.mistakes.join());
    const { address } = bouncer;
    const migrated = await openDatabase(reading.config, createLogger("silent"), address);
    await migrated.close();
    const server = await startTestServer(undefined, [], {}, { databaseAddress: address });
    const live = await openLiveNode(server);
    const writer = await server.signUp("Wilma Writer");
    const reader = await server.signUp("Rita Reader");
    const id = writer.account.configuration.personalWorkspaceId;
    await joinOrganization(server, reader, writer, [{ id, role: "viewer" }]);
    const tab = await live.openTab(reader);
    await tab.subscribe(`workspace:${id}`);

    const { pageId } = await publishedPage(writer, "Tides", "High at noon");

    // Joining may be told of first.
    let heard = await tab.next();
    while (!JSON.stringify(heard).includes(pageId)) heard = await tab.next();
    expect(heard).toMatchObject({ type: "events" });
    const found = await reader.client.search.bodies({ query: "noon" });
    expect(JSON.stringify(found)).toContain("Tides");
    await live.stop();
    await server.stop();
  });

  test("the doctor knows a pooler of transactions from a database, and says what is missing", async () => {
    const direct = pastPooler(database.address);
    const { pooled } = deaf.address;
    expect(await diagnose(direct)).toEqual(["pooler true"]);
    expect(await diagnose(`${pooled}?prepare=false`)).toEqual(["pooler false"]);
    expect(await diagnose(bouncer.address, "set")).toEqual(["pooler true", "listening true"]);
    expect(await diagnose({ pooled, sessions: `${pooled}?prepare=false` }, "set")).toEqual([
      "pooler true",
      "listening false",
    ]);
  });

  test("a start without the second address is refused in one line", async () => {
    const reading = readConfig({});
    if (!reading.ok) throw new Error(reading.mistakes.join());
    const opening = openDatabase(reading.config, createLogger("silent"), bouncer.address.pooled);
    await expect(opening).rejects.toThrow(/set DATABASE_LISTEN_URL/);
  });
});
