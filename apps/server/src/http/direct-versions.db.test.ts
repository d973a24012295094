import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyRows } from "@stemma/document/body-rows";
import type { PageBody } from "@stemma/document/format";
import { rowChildren } from "@stemma/document/row-children";
import { textOnLoopMax } from "../platform/text-on-loop.ts";
import { bodyOf } from "../testing/body-of.ts";
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

/** The texts of a body, without ids. */
function textsOf(body: PageBody): string {
  return bodyRows(body)
    .map((row) => JSON.stringify(rowChildren(row)))
    .join();
}

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
