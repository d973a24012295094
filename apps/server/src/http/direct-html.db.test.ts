import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedPage } from "../testing/published-page.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { startTwoNodes } from "../testing/two-nodes.ts";

let nodes: Awaited<ReturnType<typeof startTwoNodes>>;
let server: TestServer;
let other: TestServer;
let owner: Person;
let reader: Person;

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ server, other, owner, reader } = nodes);
});

afterAll(() => nodes.stop());

test("the HTML of a page is the same directly and through the app, for everybody who is signed in", async () => {
  const { pageId } = await publishedPage(owner, "Toast", "Golden brown");
  const stranger = await server.signUp("Hans Stranger");
  for (const [person, isShown] of [
    [owner, true],
    [reader, true],
    [stranger, false],
  ] as const) {
    for (const path of [
      `/page/${pageId}`,
      `/page/${pageId}?edit=true`,
      `/page/${owner.account.user.id}`,
    ]) {
      const app = await server.sendToApp(path, {}, person.cookies);
      const direct = await server.readDirectly(path, {}, person.cookies);
      const [ofApp, ofDirect] = [await app.text(), await direct?.text()];
      expect([direct?.status, app.status], path).toEqual([200, 200]);
      expect(ofDirect, path).toBe(ofApp);
      expect(ofApp.includes("Golden brown"), path).toBe(isShown && path.includes(pageId));
      const headersOfApp = [...app.headers].filter(([name]) => name !== "content-length");
      expect([...(direct?.headers ?? [])], path).toEqual(expect.arrayContaining(headersOfApp));
    }
  }
});

test("a session that is to be renewed is left to the app, which renews it with the HTML", async () => {
  const { pageId } = await publishedPage(owner, "Rusk", "Twice baked");
  const person = await server.signUp("Dora Due");
  // Of another node, because this one may remember the session from before.
  const ask = () => other.readDirectly(`/page/${pageId}`, {}, person.cookies);
  await server.sql`update authentication.sessions set expires_at = now() + interval '1 hour'
    where user_id = ${person.account.user.id}`;
  expect(await ask()).toBeNull();
  const renewed = await other.send(`/page/${pageId}`, {}, person.cookies);
  expect(renewed.headers.getSetCookie().join()).toContain("session_token");
  expect((await ask())?.status).toBe(200);
});

test("who loses access gets no text in the next HTML, on every node", async () => {
  const { pageId, workspaceId } = await publishedPage(owner, "Jam", "Two kilos of plums");
  const userId = reader.account.user.id;
  const shows = async () =>
    Promise.all(
      [server, other].map(async (node) => {
        const html = await (await node.send(`/page/${pageId}`, {}, reader.cookies)).text();
        return html.includes("Two kilos of plums");
      }),
    );
  expect(await shows()).toEqual([true, true]);
  expect(await shows()).toEqual([true, true]);
  await owner.client.permissions.setWorkspaceRole({ workspaceId, userId, role: null });
  expect(await shows()).toEqual([false, false]);
  await owner.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "editor" });
  expect(await shows()).toEqual([true, true]);
});
