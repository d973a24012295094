import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { draftedPage } from "../testing/published-page.ts";
import { draftOf, saveOf } from "../testing/saved-draft.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
/** Another node on the same database. */
let other: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer(systemClock, [], {}, server);
  ana = await server.signUp("Ana Weiss");
});

afterAll(async () => {
  await other.stop();
  await server.stop();
});

const path = "/rpc/drafts/save";

const requestOf = (input: object, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify({ json: input }),
});

test("a save gives the same answer directly and through the app, with the same headers", async () => {
  const { draftId, revision, pageId } = await draftedPage(ana, "Bread", "Flour");
  const first = requestOf(saveOf(draftId, revision, "Flour and water"));
  const direct = await server.saveDirectly(path, first, ana.cookies);
  expect(direct?.status).toBe(200);
  expect(JSON.stringify(await draftOf(ana, pageId))).toContain("Flour and water");
  // The same save again, as after a lost answer: it is taken once.
  const app = await server.sendToApp(path, first, ana.cookies);
  expect(app.status).toBe(200);
  expect(await direct?.json()).toEqual(await app.json());
  const headersOfApp = [...app.headers.keys()].filter((name) => name !== "content-length");
  expect([...(direct?.headers.keys() ?? [])]).toEqual(expect.arrayContaining(headersOfApp));
  expect((await draftOf(ana, pageId))?.revision).toBe(revision + 1);
  const again = await server.saveDirectly(path, first, ana.cookies);
  expect(again?.status).toBe(200);
  expect((await draftOf(ana, pageId))?.revision).toBe(revision + 1);
});

test("what is refused or unusual is left to the app, and is not saved", async () => {
  const stranger = await server.signUp("Sam Stranger");
  const { draftId, revision, pageId } = await draftedPage(ana, "Bread", "Flour");
  const save = saveOf(draftId, revision, "Changed");
  const left = async (request: RequestInit, cookies = ana.cookies, address = path) =>
    expect(await server.saveDirectly(address, request, cookies)).toBeNull();
  await left(requestOf(save), "");
  await left(requestOf(save), "better-auth.session_token=forged.signature");
  await left(requestOf(save), stranger.cookies);
  await left(requestOf(save, { origin: "https://elsewhere.example" }));
  await left(requestOf(save, { "content-type": "text/plain" }));
  await left(requestOf(save, { "content-length": "600000" }));
  await left(requestOf(save, { "content-length": "many" }));
  await left({ ...requestOf(save), method: "PUT" });
  await left(requestOf(save), ana.cookies, "/rpc/drafts/save?data=1");
  await left(requestOf(save), ana.cookies, "/rpc/drafts/create");
  await left({ ...requestOf(save), body: "{" });
  await left({ ...requestOf(save), body: "7" });
  await left({ ...requestOf(save), body: JSON.stringify({ json: save, meta: [] }) });
  await left(requestOf({ ...save, draftNotes: JSON.parse(nested(101)) as unknown }));
  await left(requestOf({ ...save, saveId: "no id" }));
  await left(requestOf({ ...save, serializedEditorState: { root: 1 } }));
  await left(requestOf({ ...save, expectedRevision: revision + 1 }));
  expect((await draftOf(ana, pageId))?.revision).toBe(revision);
});

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("a save over a newer revision is refused with the newer draft, as by the app", async () => {
  const { draftId, revision } = await draftedPage(ana, "Bread", "Flour");
  await ana.client.drafts.save(saveOf(draftId, revision, "Newer"));
  const late = requestOf(saveOf(draftId, revision, "Late"));
  const answer = await server.send(path, late, ana.cookies);
  const body = await answer.text();
  expect(answer.status).toBe(409);
  expect(body).toContain("DRAFT_CONFLICT");
  expect(body).toContain("Newer");
});

test("a session that ended on another node saves nothing more", async () => {
  const person = await server.signUp("Eva Ended");
  const { draftId, revision, pageId } = await draftedPage(person, "Bread", "Flour");
  const saved = await server.saveDirectly(
    path,
    requestOf(saveOf(draftId, revision, "One")),
    person.cookies,
  );
  expect(saved?.status).toBe(200);
  const { status } = await other.send("/api/auth/sign-out", { method: "POST" }, person.cookies);
  expect(status).toBe(200);
  const late = requestOf(saveOf(draftId, revision + 1, "Two"));
  expect(await server.saveDirectly(path, late, person.cookies)).toBeNull();
  expect((await server.send(path, late, person.cookies)).status).toBe(401);
  const [row] = await server.sql`select revision from drafts where page_id = ${pageId}`;
  expect(row).toEqual({ revision: revision + 1 });
});
