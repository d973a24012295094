import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionEndedCode } from "@stemma/contract/live-socket";
import { onceWaiting } from "../testing/once-waiting.ts";
import { openLiveNode } from "../testing/open-live-node.ts";
import { publishedPage } from "../testing/published-page.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { startTwoNodes } from "../testing/two-nodes.ts";

let nodes: Awaited<ReturnType<typeof startTwoNodes>>;
let server: TestServer;
let other: TestServer;
let reader: Person;

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ server, other, reader } = nodes);
});

afterAll(() => nodes.stop());

test("a session that ended on one node reads nothing more on the others, once they hear of it", async () => {
  const live = await openLiveNode(other);
  const leaver = await server.signUp("Lena Leaver");
  const { pageId } = await publishedPage(leaver, "Leaving", "Soon");
  const path = `/api/pages/${pageId}`;
  const statuses = () =>
    Promise.all(
      [server, other].map(async (node) => (await node.send(path, {}, leaver.cookies)).status),
    );
  const tab = await live.openTab(leaver);
  expect(await statuses()).toEqual([200, 200]);
  await server.send("/api/auth/sign-out", { method: "POST" }, leaver.cookies);
  expect(await tab.closed).toBe(sessionEndedCode);
  expect(await statuses()).toEqual([401, 401]);
  await live.stop();
});

/** Makes the sessions of a person expire, which notifies no node. */
const endSilently = ({ account }: Person) =>
  server.sql`update authentication.sessions set expires_at = now() - interval '1 second'
    where user_id = ${account.user.id}`;

test("a session that is being read while a node hears that it ended is not remembered", async () => {
  const leaver = await server.signUp("Lars Leaver");
  const read = async () => (await other.send("/api/account", {}, leaver.cookies)).status;
  let reading: Promise<number> | undefined;
  await server.sql.begin(async (sql) => {
    await sql`lock table authentication.sessions in access exclusive mode`;
    reading = read();
    await onceWaiting(server.sql, 1);
    other.authentication.forgetSessions(leaver.account.user.id);
  });
  expect(await reading).toBe(200);
  await endSilently(leaver);
  expect(await read()).toBe(401);
});

test("a node that may have missed the end of a session remembers none", async () => {
  const live = await openLiveNode(other);
  const tab = await live.openTab(reader);
  const leaver = await server.signUp("Lisa Leaver");
  const read = async () => (await other.send("/api/account", {}, leaver.cookies)).status;
  expect(await read()).toBe(200);
  await endSilently(leaver);
  await live.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  expect(await tab.next()).toEqual({ type: "stale" });
  expect(await read()).toBe(401);
  await live.stop();
});
