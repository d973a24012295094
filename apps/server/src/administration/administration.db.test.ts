import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseRows } from "../testing/refuse-rows.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, testOperator, type TestServer } from "../testing/start-test-server.ts";
import { createRecentErrorsStore } from "./recent-errors.store.ts";

let server: TestServer;
let olive: Person;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  [olive, ana] = [await server.signUp("Olive Operator"), await server.signUp("Ana")];
});

afterAll(() => server.stop());

const confirm = ({ email }: Person, isConfirmed = true) =>
  server.sql`update authentication.users set email_verified = ${isConfirmed} where email = ${email}`;

test("only who has confirmed the address that the settings name is an operator", async () => {
  expect(olive.email).toBe(testOperator);
  await confirm(ana);
  await confirm(olive, false);
  for (const { client } of [olive, ana]) {
    expect(await client.administration.access()).toEqual({ isOperator: false });
    await expect(client.administration.overview()).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  }
  await confirm(olive);
  expect(await olive.client.administration.access()).toEqual({ isOperator: true });
  expect(await ana.client.administration.access()).toEqual({ isOperator: false });
});

test("an operator sees how the server is, without the name of anybody", async () => {
  await confirm(olive);
  const overview = await olive.client.administration.overview();
  expect(overview).toMatchObject({ processes: 1, backups: null });
  expect(overview.contents.people).toBe(2);
  expect(overview.database.bytes).toBeGreaterThan(1_000_000);
  expect(overview.database.tables?.[0]?.bytes).toBeGreaterThan(0);
  expect(overview.disks).toMatchObject([{ holds: "data", level: "ok" }]);
  expect(overview.checks.filter(({ isOk }) => !isOk)).toEqual([]);
  expect(overview.checks.filter(({ isOff }) => isOff)).toMatchObject([
    { name: "backups", line: expect.stringMatching(/^No backups are scheduled/) },
    { name: "mail" },
  ]);
  for (const { line } of overview.checks) expect(line).toMatch(/^[A-Z0-9].*\.$/);
  expect(overview.checks.map(({ name }) => name)).toEqual([
    "server",
    "database",
    "extension",
    "collation",
    "connections",
    "migrations",
    "clock",
    "backups",
    "bus",
    "disk",
    "mail",
  ]);
  expect(JSON.stringify(overview)).not.toContain(ana.email);
});

test("an unexpected error is listed with its id and its procedure, and without what it quotes", async () => {
  await confirm(olive);
  const goOn = await refuseRows(server.sql, { table: "users", words: "the words of Ana" });
  const failed: unknown = await ana.client.settings
    .updateUser({ firstName: "Anabel" })
    .catch((error: unknown) => error);
  await goOn();
  expect(failed).toMatchObject({ code: "UNEXPECTED" });
  const { errorId } = (failed as { data: { errorId: string } }).data;
  await server.recordErrors();
  const { errors } = await olive.client.administration.overview();
  expect(errors).toMatchObject([{ requestId: errorId, route: "settings/updateUser" }]);
  expect(errors[0]?.error).toMatch(/^PostgresError P0001/);
  expect(JSON.stringify(errors)).not.toContain("words of Ana");
});

test("the newest fifty errors are kept", async () => {
  const recentErrors = createRecentErrorsStore(server.sql);
  const at = "2026-01-01T00:00:00.000Z";
  for (let batch = 0; batch < 4; batch += 1) {
    const errors = Array.from({ length: 20 }, (_, n) => ({
      at,
      requestId: String(batch * 20 + n),
      route: "other",
      error: "Error",
    }));
    await recentErrors.add(errors);
  }
  const kept = await recentErrors.list();
  expect(kept.map(({ requestId }) => Number(requestId))).toEqual(
    Array.from({ length: 50 }, (_, n) => 79 - n),
  );
});
