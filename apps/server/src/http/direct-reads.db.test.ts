import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyRows } from "@stemma/document/body-rows";
import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { mentionWord } from "@stemma/document/mentions/mention-word";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import { rowChildren } from "@stemma/document/row-children";
import type { PageId } from "@stemma/domain/ids";
import { systemClock } from "../platform/clock.ts";
import { textOnLoopMax } from "../platform/text-on-loop.ts";
import { bodyOf } from "../testing/body-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishDraft, publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer, type Person, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
/** Another node on the same database, with sessions, texts and connections of its own. */
let other: TestServer;
let owner: Person;
let reader: Person;

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer(systemClock, [], {}, server);
  owner = await server.signUp("Olga Owner");
  reader = await server.signUp("Rita Reader");
  const id = owner.account.configuration.personalWorkspaceId;
  await joinOrganization(server, reader, owner, [{ id, role: "editor" }]);
});

afterAll(async () => {
  await other.stop();
  await server.stop();
});

const rpcOf = (pageId: string) =>
  `/rpc/pages/get?data=${encodeURIComponent(JSON.stringify({ json: { pageId } }))}`;

/** A body that names a page and a person, and holds code. */
function namingBody(pageId: PageId, { account }: Person) {
  const words = ["See ", pageLinkWord(pageId), " and ask ", mentionWord(account.user.id)];
  const runs = words.map((text) => ({ text, marks: 0, url: null }));
  return makeBody([
    makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs),
    makeBlock({ id: "b" as BlockId, kind: "codeBlock", attributes: { language: "javascript" } }, [
      { text: "const bread = 1; // “warm”", marks: 0, url: null },
    ]),
  ]);
}

/** What both nodes show somebody of a page: the text, or `null` where they are refused. */
async function shownOn(person: Person, pageId: PageId): Promise<(string | null)[]> {
  const texts = [server, other].map(async (node) => {
    const answer = await node.send(rpcOf(pageId), {}, person.cookies);
    if (!answer.ok) return null;
    const { json } = (await answer.json()) as { json: Shown };
    return JSON.stringify((json.draft ?? json.page).serializedEditorState);
  });
  return Promise.all(texts);
}

/** The texts of a body, without ids. */
function textsOf(body: PageBody): string {
  return bodyRows(body)
    .map((row) => JSON.stringify(rowChildren(row)))
    .join();
}

interface Shown {
  readonly page: { readonly serializedEditorState: object };
  readonly draft: { readonly serializedEditorState: object } | null;
}

test("a read gives the same answer directly and through the app, with and without a draft", async () => {
  const target = await publishedPage(owner, "Flour", "Type 550");
  const { pageId } = await publishedPage(owner, "Bread");
  await publishVersion(owner, pageId, "Name", { text: namingBody(target.pageId, reader) });
  await reader.client.drafts.create({ pageId });
  const listing = encodeURIComponent(JSON.stringify({ json: { limit: 5 } }));
  const paths = [rpcOf(pageId), `/api/pages/${pageId}`, `/rpc/drafts/list?data=${listing}`];
  paths.push("/rpc/accounts/current");
  const words = new URLSearchParams({ data: JSON.stringify({ json: { query: "Type 550" } }) });
  paths.push(`/rpc/search/bodies?${words}`);
  for (const person of [owner, reader]) {
    for (const path of paths) {
      const direct = await server.readDirectly(path, {}, person.cookies);
      const app = await server.sendToApp(path, {}, person.cookies);
      expect([direct?.status, app.status], path).toEqual([200, 200]);
      expect(await direct?.json(), path).toEqual(await app.json());
      const headersOfApp = [...app.headers.keys()].filter((name) => name !== "content-length");
      expect([...(direct?.headers.keys() ?? [])]).toEqual(expect.arrayContaining(headersOfApp));
    }
  }
});

test("many people who read different pages at once each get their own, and strangers nothing", async () => {
  const pages = await Promise.all(
    ["Rye", "Spelt", "Oats"].map((title) => publishedPage(owner, title, `About ${title}`)),
  );
  const stranger = await server.signUp("Una Stranger");
  const people = [owner, stranger, reader];
  const asked = Array.from({ length: 90 }, (_, at) => ({
    person: people[at % 3] ?? owner,
    page: pages[Math.floor(at / 3) % 3] ?? pages[0],
  }));
  const shown = await Promise.all(
    asked.map(async ({ person, page }) => {
      const answer = await server.send(rpcOf(page?.pageId ?? ""), {}, person.cookies);
      return answer.ok ? answer.text() : null;
    }),
  );
  for (const [at, { person }] of asked.entries()) {
    const title = ["Rye", "Spelt", "Oats"][Math.floor(at / 3) % 3] ?? "";
    if (person === stranger) expect(shown[at]).toBeNull();
    else expect(shown[at]).toContain(`About ${title}`);
  }
});

/** The addresses of a version. */
const versionPaths = (versionId: string) => [
  `/rpc/versions/get?data=${encodeURIComponent(JSON.stringify({ json: { versionId } }))}`,
  `/api/versions/${versionId}`,
];

test("a version gives the same answer directly and through the app, also a long one", async () => {
  const row = "“Flour”, water and 🍞. ".repeat(50);
  const long = bodyOf(...Array.from({ length: 100 }, (_, at) => `${at}: ${row}`));
  expect(JSON.stringify(long).length).toBeGreaterThan(textOnLoopMax);
  const { pageId, versionId } = await publishedPage(owner, "Bread", "Short");
  const second = await publishVersion(owner, pageId, "Long", { text: long });
  for (const [id, said] of [
    [versionId, bodyOf("Short")],
    [second.versionId, long],
  ] as const) {
    const texts: string[] = [];
    for (const path of versionPaths(id)) {
      const zipped = await server.readDirectly(
        path,
        { headers: { "accept-encoding": "gzip" } },
        reader.cookies,
      );
      const direct = await server.readDirectly(path, {}, reader.cookies);
      const app = await server.sendToApp(path, {}, reader.cookies);
      expect([zipped?.status, direct?.status, app.status], path).toEqual([200, 200, 200]);
      const answered = await direct?.json();
      expect(answered, path).toEqual(await app.json());
      const bytes = gunzipSync(Buffer.from((await zipped?.arrayBuffer()) ?? new ArrayBuffer()));
      expect(JSON.parse(bytes.toString()), path).toEqual(answered);
      texts.push(textsOf((answered.json ?? answered).serializedEditorState));
    }
    expect(texts).toEqual([textsOf(said), textsOf(said)]);
  }
});

test("who loses access to a page is refused its versions at the next read, on every node", async () => {
  const { pageId, versionId } = await publishedPage(owner, "Secret version", "The recipe");
  const statuses = async () => {
    const answers = versionPaths(versionId).flatMap((path) =>
      [server, other].map((node) => node.send(path, {}, reader.cookies)),
    );
    return (await Promise.all(answers)).map(({ ok }) => ok);
  };
  expect(await statuses()).toEqual([true, true, true, true]);
  await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
  expect(await statuses()).toEqual([false, false, false, false]);
  await owner.client.permissions.restrictPage({ pageId, isRestricted: false });
  expect(await statuses()).toEqual([true, true, true, true]);
});

test("who loses access is refused at the next read, on every node, however the text is kept", async () => {
  const { pageId, workspaceId } = await publishedPage(owner, "Secret", "The recipe");
  const said = expect.stringContaining("The recipe");
  const userId = reader.account.user.id;
  const role = (role: "editor" | null) =>
    owner.client.permissions.setWorkspaceRole({ workspaceId, userId, role });
  expect(await shownOn(reader, pageId)).toEqual([said, said]);
  await role(null);
  expect(await shownOn(reader, pageId)).toEqual([null, null]);
  await role("editor");
  expect(await shownOn(reader, pageId)).toEqual([said, said]);
  await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
  expect(await shownOn(reader, pageId)).toEqual([null, null]);
  expect(await shownOn(owner, pageId)).toEqual([said, said]);
});

test("what is published or saved on one node is what the next read shows on every node", async () => {
  const { pageId } = await publishedPage(owner, "Bread", "First");
  const shows = async (person: Person, text: string) => {
    const shown = expect.stringContaining(text);
    expect(await shownOn(person, pageId)).toEqual([shown, shown]);
  };
  await shows(reader, "First");
  await publishVersion(owner, pageId, "Second", { text: bodyOf("Second text") });
  await shows(reader, "Second text");
  const draft = await reader.client.drafts.create({ pageId });
  await shows(reader, "Second text");
  const save = {
    draftId: draft.id,
    pageTitle: "Bread",
    draftNotes: null,
    serializedEditorState: bodyOf("Third text"),
  };
  const { revision } = await reader.client.drafts.save({
    ...save,
    saveId: crypto.randomUUID(),
    expectedRevision: draft.revision,
  });
  await shows(reader, "Third text");
  await shows(owner, "Second text");
  await publishDraft(reader, { ...draft, revision }, "Fourth", { text: bodyOf("Fourth text") });
  await shows(owner, "Fourth text");
});

test("a page that did not change is not sent again, and is once anything of it did", async () => {
  const { pageId } = await publishedPage(owner, "Bread", "First");
  let known = "";
  const ask = async (node = server) => {
    const init = known === "" ? {} : { headers: { "if-none-match": known } };
    const answer = await node.send(rpcOf(pageId), init, reader.cookies);
    known = answer.headers.get("etag") ?? "";
    return { status: answer.status, length: (await answer.arrayBuffer()).byteLength };
  };
  expect((await ask()).status).toBe(200);
  expect(await ask()).toEqual({ status: 304, length: 0 });
  expect(await ask(other)).toEqual({ status: 304, length: 0 });
  const changes = [
    () => publishVersion(owner, pageId, "Second"),
    () => reader.client.drafts.create({ pageId }),
    () => owner.client.pages.setIcon({ pageId, icon: "🍞" }),
    () =>
      owner.client.permissions.setPageRole({
        pageId,
        userId: reader.account.user.id,
        role: "administrator",
      }),
    () => owner.client.settings.updateUser({ firstName: "Olivia", lastName: "Owner" }),
  ];
  for (const change of changes) {
    await change();
    expect((await ask()).status, String(change)).toBe(200);
    expect((await ask()).status, String(change)).toBe(304);
  }
});

test("the `ETag` of somebody else's answer, or of a page that was closed since, opens nothing", async () => {
  const stranger = await server.signUp("Stan Stranger");
  const { pageId } = await publishedPage(owner, "Bread", "Flour");
  const known = async (person: Person) => {
    const answer = await server.send(rpcOf(pageId), {}, person.cookies);
    return answer.headers.get("etag") ?? "";
  };
  const ask = async (person: Person, etag: string, node = server) => {
    const headers = { "if-none-match": etag };
    return (await node.send(rpcOf(pageId), { headers }, person.cookies)).status;
  };
  const [ofOwner, ofReader] = [await known(owner), await known(reader)];
  expect(await ask(reader, ofReader)).toBe(304);
  expect(await ask(reader, ofOwner)).toBe(200);
  expect(await ask(stranger, ofReader)).not.toBeOneOf([200, 304]);
  await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
  expect(await ask(reader, ofReader)).toBe(403);
  expect(await ask(reader, ofReader, other)).toBe(403);
  expect(await ask(owner, await known(owner))).toBe(304);
});

test("a compressed answer unpacks to the plain one", async () => {
  const { pageId } = await publishedPage(owner, "Bread", "Flour ".repeat(2_000));
  for (const path of [rpcOf(pageId), "/rpc/accounts/current"]) {
    const plain = await server.readDirectly(path, {}, owner.cookies);
    const headers = { "accept-encoding": "gzip, br" };
    const packed = await server.readDirectly(path, { headers }, owner.cookies);
    expect(packed?.headers.get("content-encoding")).toBe("gzip");
    const bytes = Buffer.from((await packed?.arrayBuffer()) ?? new ArrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(await plain?.text());
  }
});

test("what is refused or unusual is left to the app", async () => {
  const { pageId } = await publishedPage(owner, "Bread", "First");
  const stranger = await server.signUp("Sam Stranger");
  const left = async (path: string, cookies: string, init: RequestInit = {}) =>
    expect(await server.readDirectly(path, init, cookies), path).toBeNull();
  await left(rpcOf(pageId), "");
  await left(rpcOf(pageId), "better-auth.session_token=forged.signature");
  await left(rpcOf(pageId), stranger.cookies);
  await left(rpcOf(pageId), owner.cookies, { method: "HEAD" });
  await left(rpcOf(pageId), owner.cookies, {
    headers: { "stemma-organization": stranger.account.organization.id },
  });
  await left(rpcOf("not an id"), owner.cookies);
  await left(rpcOf(crypto.randomUUID()), owner.cookies);
  await left(`/api/pages/${crypto.randomUUID()}`, owner.cookies);
  await left("/rpc/pages/get?data=%", owner.cookies);
  await left("/rpc/pages/get?data=7", owner.cookies);
  await left("/rpc/pages/get", owner.cookies);
  await left("/rpc/pages/constructor", owner.cookies);
  await left("/rpc/drafts/create?data={}", owner.cookies);
  await left(`/page/${pageId}`, "");
  await left(`/page/${pageId}`, owner.cookies, { method: "HEAD" });
  await left(`/page/${pageId}/version/${crypto.randomUUID()}`, owner.cookies);
  await left("/", owner.cookies);
});
