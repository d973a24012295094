import { afterAll, beforeAll, expect, test } from "vitest";
import { publishVersion } from "../testing/publish-version.ts";
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

const apiOf = (pageId: string) => `/api/pages/${pageId}`;

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

test.each([
  ["/rpc", rpcOf],
  ["/api", apiOf],
])(
  "over %s, the `ETag` of somebody else's answer, or of a page that was closed since, opens nothing",
  async (protocol, pathOf) => {
    const stranger = await server.signUp(`Stan Stranger ${protocol.slice(1)}`);
    const { pageId } = await publishedPage(owner, "Bread", "Flour");
    const known = async (person: Person) => {
      const answer = await server.send(pathOf(pageId), {}, person.cookies);
      return answer.headers.get("etag") ?? "";
    };
    const ask = async (person: Person, etag: string, node = server) => {
      const headers = { "if-none-match": etag };
      return (await node.send(pathOf(pageId), { headers }, person.cookies)).status;
    };
    const [ofOwner, ofReader] = [await known(owner), await known(reader)];
    expect(await ask(reader, ofReader)).toBe(304);
    expect(await ask(reader, ofOwner)).toBe(200);
    expect(await ask(stranger, ofReader)).not.toBeOneOf([200, 304]);
    await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
    expect(await ask(reader, ofReader)).toBe(403);
    expect(await ask(reader, ofReader, other)).toBe(403);
    expect(await ask(owner, await known(owner))).toBe(304);
    await owner.client.permissions.restrictPage({ pageId, isRestricted: false });
    expect(await ask(reader, ofReader)).toBe(304);
    expect(await ask(reader, ofReader, other)).toBe(304);
  },
);
