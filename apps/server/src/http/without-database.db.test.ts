import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openServer } from "../testing/database/open-server.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Writer");
});

afterAll(() => server.stop());

test("a server whose database is gone is alive, is not ready, and answers errors as JSON", async () => {
  const ready = await server.send("/readyz");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ isReady: true, database: "ok", migrations: "ok" });
  await loseDatabase();
  expect((await server.send("/healthz")).status).toBe(200);

  const body = JSON.stringify({ email: ana.email, password: "correct horse battery" });
  const requestId = "5f1c8c4e9a7b4d2e";
  const headers = { "content-type": "application/json", "x-request-id": requestId };
  const post = { method: "POST", headers, body };
  const get = { headers };
  const asked = [
    server.send("/rpc/accounts/open", { ...post, body: "{}" }, ana.cookies),
    server.send("/rpc/accounts/current?x", get, ana.cookies),
    server.send("/api/account", get, ana.cookies),
    server.send("/api/workspaces", { ...post, body: "{}" }, ana.cookies),
    server.send("/api/auth/sign-in/email", post),
    server.send("/api/auth/request-password-reset", post),
  ];
  for (const response of await Promise.all(asked)) {
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    const answered = await response.json();
    expect(answered.json ?? answered).toMatchObject({
      code: "UNEXPECTED",
      data: { errorId: requestId },
    });
  }
  for (const path of [`/api/pages/${crypto.randomUUID()}`, "/rpc/recents/list"]) {
    const direct = await server.readDirectly(path, get, ana.cookies);
    expect(direct?.status, path).toBe(500);
    expect(await direct?.text()).toMatch(/"code":"UNEXPECTED".*"errorId":"5f1c8c4e9a7b4d2e"/);
  }
  const readyz = async () => (await server.send("/readyz")).status;
  await expect.poll(readyz).toBe(503);
  expect(await (await server.send("/readyz")).json()).toMatchObject({
    isReady: false,
    database: "away",
    migrations: "unknown",
  });
});

async function loseDatabase(): Promise<void> {
  const [found] = await server.sql<{ name: string }[]>`select current_database() as name`;
  const admin = openServer(inject("databaseServer").address);
  await admin.unsafe(`drop database ${found?.name} with (force)`);
  await admin.end();
}
