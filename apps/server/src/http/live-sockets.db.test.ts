import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionEndedCode } from "@stemma/contract/live-socket";
import { openLiveNode } from "../testing/open-live-node.ts";
import { openTestTab } from "../testing/open-test-tab.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let node: Awaited<ReturnType<typeof openLiveNode>>;
let reader: Person;

beforeAll(async () => {
  server = await startTestServer();
  node = await openLiveNode(server);
  reader = await server.signUp("Rita Reader");
});

afterAll(async () => {
  await node.stop();
  await server.stop();
});

describe("a live socket", () => {
  it("is not opened for a page of another site", async () => {
    const opening = openTestTab(node.address, reader.cookies, "http://evil.test");
    await expect(opening).rejects.toThrow("403");
  });

  it("is refused at a malformed address, and nothing is logged", async () => {
    const { hostname, port } = new URL(node.address);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          "GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        ),
      );
      socket.on("data", (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(node.logged()).toEqual([]);
  });

  it("is not opened at another address", async () => {
    const opening = openTestTab(node.address.replace("/live", "/dead"), reader.cookies);
    await expect(opening).rejects.toThrow("404");
  });

  it("closes with the code of an ended session if the user is not signed in", async () => {
    const tab = await openTestTab(node.address, "");
    expect(await tab.closed).toBe(sessionEndedCode);
  });

  it.each([
    ["is not JSON", "hello"],
    ["names no valid topic", '{"type":"follow","topics":["secret:1"],"heldMs":0}'],
    ["has an unknown type", '{"type":"shout"}'],
  ])("closes after a message that %s", async (_what, text) => {
    const tab = await node.openTab(reader);
    tab.sendText(text);
    expect(await tab.closed).toBe(1008);
  });

  it("closes after too many messages", async () => {
    const tab = await node.openTab(reader);
    for (let sent = 0; sent <= 200; sent += 1) tab.send({ type: "leave", topics: [] });
    expect(await tab.closed).toBe(1008);
  });

  it("closes after a message that is too large", async () => {
    const tab = await node.openTab(reader);
    tab.sendText("x".repeat(64 * 1024));
    expect(await tab.closed).toBe(1009);
  });

  it("is closed when its session ended", async () => {
    const leaver = await server.signUp("Lena Leaver");
    const tab = await node.openTab(leaver);
    await server.send("/api/auth/sign-out", { method: "POST" }, leaver.cookies);
    expect(await tab.closed).toBe(sessionEndedCode);
  });

  it("is closed when its session became too old", async () => {
    const sleeper = await server.signUp("Sil Sleeper");
    const tab = await node.openTab(sleeper);
    await server.sql`update authentication.sessions set expires_at = now()
      where user_id = ${sleeper.account.user.id}`;
    await node.endSessions();
    expect(await tab.closed).toBe(sessionEndedCode);
  });

  it("says goodbye when the server stops, so that the tab comes back", async () => {
    const other = await openLiveNode(server);
    const tab = await other.openTab(reader);
    await other.stop();
    expect([1001, 1006]).toContain(await tab.closed);
  });
});

describe("a node whose listening connection is lost", () => {
  it("listens again and makes every tab read again", async () => {
    const tab = await node.openTab(reader);
    await node.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    expect(await tab.next()).toEqual({ type: "stale" });
    await reader.client.recents.add({
      type: "workspace",
      id: reader.account.configuration.personalWorkspaceId,
    });
    expect(await tab.next()).toMatchObject({ type: "events", events: [{ kind: "recents" }] });
  });
});
