import { writeFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { treatAsSpread } from "../../platform/database/spread-tables.ts";
import { listTablesToSpread } from "../../platform/database/spreading/tables-to-spread.ts";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import { createEmptyDatabase } from "../database/create-empty-database.ts";
import { createTestDatabase } from "../database/create-test-database.ts";
import { openServer } from "../database/open-server.ts";
import { createWalkClock, walkEverything } from "../query-plans/walk-everything.ts";
import { startTestServer } from "../start-test-server.ts";
import { createRecorder, judgeProcedures, type JudgedStatement } from "./judge-procedures.ts";
import { writeReport } from "./write-report.ts";

/**
 * The statements of all procedures are sent as if to a database that is spread, but to one that is not, and then planned on one that is: so
 * what comes after a refused one is heard too.
 */
async function judgeAll(): Promise<readonly JudgedStatement[]> {
  const recorder = createRecorder();
  const plain = await createEmptyDatabase();
  await migrateDatabase(plain.address);
  const clock = createWalkClock();
  const admin = openServer(plain.address);
  treatAsSpread(
    new Map((await listTablesToSpread(admin)).map(({ name, column }) => [name, column])),
  );
  const server = await startTestServer(clock, [], {}, { databaseAddress: plain.address });
  server.sql.options.debug = (_connection, text, values) => recorder.hear(text, values);
  await walkEverything(server, clock, admin, recorder.begin);
  await admin.end();
  await server.stop();
  await plain.drop();
  const spread = await createTestDatabase();
  const sql = openServer(spread.address);
  const judged = await recorder.judge(sql);
  await sql.end();
  await spread.drop();
  return judged;
}

test.runIf(inject("databaseServer").workers)(
  "Citus refuses nothing that procedures send",
  { timeout: 900_000 },
  async () => {
    const judged = await judgeAll();
    const report = process.env["TEST_CITUS_REPORT"];
    if (report !== undefined) writeFileSync(report, writeReport(judged));
    const ways = [...judgeProcedures(judged)];
    expect(ways.length).toBeGreaterThan(100);
    expect(ways.filter(([, way]) => way === "refused")).toEqual([]);
  },
);
