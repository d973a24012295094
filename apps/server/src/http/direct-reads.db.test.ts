import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { mentionWord } from "@stemma/document/mentions/mention-word";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import type { PageId } from "@stemma/domain/ids";
import { bodyOf } from "../testing/body-of.ts";
import { publishDraft, publishVersion } from "../testing/publish-version.ts";
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
