import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

async function pageOfTwoVersions() {
  const { pageId, versionId: first } = await publishedPage(ana, "Bread", "Flour");
  const { versionId: second } = await publishVersion(ana, pageId, "Second version");
  return { pageId, first, second };
}

test("a revert shows the earlier version, leaves the others, and is recorded with who and when", async () => {
  const { pageId, first, second } = await pageOfTwoVersions();
  await ana.client.versions.revert({ pageId, versionId: first, expectedPublishedVersion: second });
  const { page } = await ana.client.pages.get({ pageId });
  expect(page).toMatchObject({ publishedVersion: first, pageTitle: "Bread" });
  const { items, reverts } = await ana.client.versions.list({ pageId });
  expect(items.map((version) => version.id)).toEqual([first, second]);
  expect(reverts).toMatchObject([
    {
      fromVersion: second,
      toVersion: first,
      revertedBy: ana.account.user.id,
      reverterName: "Ana Weiss",
    },
  ]);
});

test("a part of the versions comes with the reverts to them, and only with these", async () => {
  const { pageId, first, second } = await pageOfTwoVersions();
  const { versions } = ana.client;
  const turns = [first, second, first];
  for (const [place, versionId] of turns.entries()) {
    const expectedPublishedVersion = turns[place - 1] ?? second;
    await versions.revert({ pageId, versionId, expectedPublishedVersion });
  }
  const targets = async (cursor: number) =>
    (await versions.list({ pageId, cursor, limit: 1 })).reverts.map(({ toVersion }) => toVersion);
  expect(await targets(0)).toEqual([first, first]);
  expect(await targets(1)).toEqual([second]);
  expect(await targets(2)).toEqual([]);
});

test("a reverted page names the reverter until the next publish", async () => {
  const { pageId, first, second } = await pageOfTwoVersions();
  const { pages, versions } = ana.client;
  expect((await pages.get({ pageId })).lastRevert).toBeNull();
  await versions.revert({ pageId, versionId: first, expectedPublishedVersion: second });
  expect((await pages.get({ pageId })).lastRevert).toMatchObject({
    fromVersion: second,
    toVersion: first,
    revertedBy: ana.account.user.id,
    reverterName: "Ana Weiss",
  });
  await versions.revert({ pageId, versionId: second, expectedPublishedVersion: first });
  expect((await pages.get({ pageId })).lastRevert).toMatchObject({ toVersion: second });
  await publishVersion(ana, pageId, "Third version");
  expect((await pages.get({ pageId })).lastRevert).toBeNull();
});

test("the last versions contain the published version even after many newer ones", async () => {
  const { pageId, versionId: first } = await publishedPage(ana, "Bread", "Flour");
  let latest = first;
  for (let n = 2; n <= 14; n += 1) {
    latest = (await publishVersion(ana, pageId, `Version ${n}`)).versionId;
  }
  const before = await ana.client.pages.get({ pageId });
  expect(before.lastVersions.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 12 }, (_, n) => 14 - n),
  );
  await ana.client.versions.revert({ pageId, versionId: first, expectedPublishedVersion: latest });
  const { lastVersions } = await ana.client.pages.get({ pageId });
  expect(lastVersions).toHaveLength(13);
  expect(lastVersions.at(-1)).toMatchObject({ id: first, sequence: 1, publisherName: "Ana Weiss" });
});

test("a revert is refused where another version was published since", async () => {
  const { pageId, first, second } = await pageOfTwoVersions();
  const revert = ana.client.versions.revert({
    pageId,
    versionId: first,
    expectedPublishedVersion: first,
  });
  await expect(revert).rejects.toMatchObject({
    code: "PAGE_CHANGED",
    data: { publishedVersion: second },
  });
});

test("a revert to the version that is shown records nothing", async () => {
  const { pageId, second } = await pageOfTwoVersions();
  await ana.client.versions.revert({ pageId, versionId: second, expectedPublishedVersion: second });
  expect((await ana.client.versions.list({ pageId })).reverts).toEqual([]);
});

test("a page is not reverted to another page's version", async () => {
  const { pageId, second } = await pageOfTwoVersions();
  const { versionId } = await publishedPage(ana, "Cake", "Sugar");
  const revert = ana.client.versions.revert({
    pageId,
    versionId,
    expectedPublishedVersion: second,
  });
  await expect(revert).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("versions are listed oldest first, in pages that a cursor joins", async () => {
  const { pageId, first, second } = await pageOfTwoVersions();
  const one = await ana.client.versions.list({ pageId, limit: 1 });
  const two = await ana.client.versions.list({ pageId, limit: 1, cursor: one.nextCursor ?? 0 });
  expect([...one.items, ...two.items].map((version) => version.id)).toEqual([first, second]);
  expect(two.nextCursor).toBeNull();
});

test("a version is read with its body", async () => {
  const { first } = await pageOfTwoVersions();
  const version = await ana.client.versions.get({ versionId: first });
  expect(version).toMatchObject({ pageTitle: "Bread", sequence: 1, publisherName: "Ana Weiss" });
  expect(JSON.stringify(version.serializedEditorState)).toContain("Flour");
});

test("publishers and reverters have their name in the page's organization, and stand once", async () => {
  const otto = await server.signUp("Otto Original");
  const { pageId, versionId } = await publishedPage(otto, "Bread", "Flour");
  const { versionId: expectedPublishedVersion } = await publishVersion(otto, pageId, "Second");
  await otto.client.versions.revert({ pageId, versionId, expectedPublishedVersion });
  const { organization } = otto.account;
  await otto.client.organizations.create({ organizationName: "Elsewhere" });
  await otto.client.settings.updateConfiguration({ orgDisplayName: "Otto Elsewhere" });
  await otto.client.organizations.activate({ organizationId: organization.id });

  const { items, reverts } = await otto.client.versions.list({ pageId });
  const name = "Otto Original";
  expect(items.map(({ publisherName }) => publisherName)).toEqual([name, name]);
  expect(reverts.map(({ reverterName }) => reverterName)).toEqual([name]);
  const view = await otto.client.pages.get({ pageId });
  expect(view.lastVersions.map(({ publisherName }) => publisherName)).toEqual([name, name]);
  expect(view.lastRevert?.reverterName).toBe(name);
});

test("a text is found in the history where it came and where it went, with what can be taken", async () => {
  const { pageId, versionId: first } = await publishedPage(ana, "Bread", "Flour", "Bake it.");
  const publish = async (subjectLine: string, ...texts: string[]) => {
    const text = bodyOf(...texts);
    return (await publishVersion(ana, pageId, subjectLine, { text })).versionId;
  };
  const salted = await publish("Salt", "Flour", "Bake it.", "SALT the water.");
  await publish("Oven", "Flour", "Bake it at nine.", "SALT the water.");
  await publish("Fresh", "Flour", "Bake it at nine.");
  const find = async (query: string) => {
    const { items } = await ana.client.versions.search({ pageId, query });
    return items.map(({ version, added, deleted }) => [version.subjectLine, added, deleted]);
  };
  const excerpt = [
    { text: "SALT", isMatch: true },
    { text: " the water.", isMatch: false },
  ];
  expect(await find("salt")).toEqual([
    ["Fresh", [], [{ versionId: expect.any(String), row: 2, excerpt }]],
    ["Salt", [{ versionId: salted, row: 2, excerpt }], []],
  ]);
  expect((await find("Flour")).map(([subject]) => subject)).toEqual(["First version"]);
  expect(first).not.toBe(salted);
  expect(await find("%")).toEqual([]);
  expect(await find(" ")).toEqual([]);
});

test("versions from before the index are found, and their search comes in parts", async () => {
  const { pageId } = await publishedPage(ana, "Bread", "Rye");
  const subjects = ["Second", "Third", "Fourth"];
  for (const subject of subjects) await publishVersion(ana, pageId, subject, { text: bodyOf() });
  await publishVersion(ana, pageId, "Fifth", { text: bodyOf("Rye again") });
  await server.sql`delete from version_changes where page_id = ${pageId}`;
  const one = await ana.client.versions.search({ pageId, query: "rye", limit: 1 });
  const cursor = one.nextCursor ?? expect.fail();
  const rest = await ana.client.versions.search({ pageId, query: "rye", cursor });
  const named = [...one.items, ...rest.items].map(({ version }) => version.subjectLine);
  expect(named).toEqual(["Fifth", "Second", "First version"]);
  expect(rest.nextCursor).toBeNull();
});

test("versions in which a text only stayed are passed over until one is found that brought it", async () => {
  const { pageId } = await publishedPage(ana, "Bread", "Rye one");
  for (const text of ["two", "three", "four"]) {
    await publishVersion(ana, pageId, text, { text: bodyOf(`Rye ${text}`) });
  }
  const { items, nextCursor } = await ana.client.versions.search({
    pageId,
    query: "rye",
    limit: 1,
  });
  expect(items.map(({ version }) => version.subjectLine)).toEqual(["First version"]);
  expect(nextCursor).toBeNull();
});
