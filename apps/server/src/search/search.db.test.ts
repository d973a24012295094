import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person, TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

const titlesOf = async (person: Person, query: string) =>
  (await person.client.search.titles({ query })).items.map((item) =>
    item.type === "page" ? item.pageTitle : item.workspaceName,
  );

const bodiesOf = async (person: Person, query: string) =>
  (await person.client.search.bodies({ query })).items.map((item) => item.pageTitle);

describe("titles", () => {
  test.each([
    { title: "The Bread Day", query: "BREAD d", because: "case does not matter" },
    { title: "Οδός Ερμού", query: "ΟΔΌΣ", because: "a final sigma is a sigma" },
    { title: "Хлебный день", query: "ХЛЕБ", because: "Cyrillic has cases too" },
    { title: "我们的面包店", query: "面包", because: "it is part of the title" },
    { title: "خبز اليوم", query: "اليوم", because: "Arabic has none" },
    { title: "100% rye_bread \\ wheat", query: "% rye_", because: "a percent sign is one" },
    { title: "back\\slash", query: "k\\s", because: "a backslash is one" },
    { title: "Ein 🥨 am Tag", query: "🥨", because: "a sign is searched like a letter" },
    { title: "Qz", query: "qz", because: "two letters are enough" },
  ])("'$title' is found by '$query', because $because", async ({ title, query }) => {
    await publishedPage(ana, title, "x");
    expect(await titlesOf(ana, query)).toEqual([title]);
  });

  test.each(["", "  ", "\u0000", "%%%%", "'; drop table pages; --", "x".repeat(200)])(
    "nothing is found by '%s', and nothing fails",
    async (query) => {
      const person = await server.signUp(`Nora ${crypto.randomUUID()}`);
      expect(await titlesOf(person, query)).toEqual([]);
      expect(await bodiesOf(person, query)).toEqual([]);
    },
  );

  test("workspaces come first, then one's own unpublished pages, then pages, the last published first", async () => {
    const writer = await server.signUp("Wim Writer");
    await writer.client.workspaces.create({ workspaceName: "Rye and wheat" });
    await publishedPage(writer, "Rye first", "x");
    await publishedPage(writer, "Rye second", "x");
    await draftedPage(writer, "Rye in the making", "x");
    expect(await titlesOf(writer, "rye")).toEqual([
      "Rye and wheat",
      "Rye in the making",
      "Rye second",
      "Rye first",
    ]);
  });

  test("pages come in stretches that a cursor joins", async () => {
    const writer = await server.signUp("Willa Writer");
    for (const title of ["Oat 1", "Oat 2", "Oat 3"]) await publishedPage(writer, title, "x");
    const first = await writer.client.search.titles({ query: "oat", limit: 2 });
    const second = await writer.client.search.titles({
      query: "oat",
      limit: 2,
      cursor: first.nextCursor ?? "",
    });
    const found = [...first.items, ...second.items].map((item) =>
      item.type === "page" ? item.pageTitle : "",
    );
    expect(found).toEqual(["Oat 3", "Oat 2", "Oat 1"]);
    expect(second.nextCursor).toBeNull();
  });
});

describe("text", () => {
  test("is found by all of the words, the last by its beginning, and shown where they stand", async () => {
    await publishedPage(ana, "The evening before", "Weigh the starter before you feed it.");
    const { items } = await ana.client.search.bodies({ query: "starter fee" });
    expect(items).toMatchObject([
      {
        pageTitle: "The evening before",
        workspaceName: "Personal",
        excerpt: [
          { text: "Weigh the ", isMatch: false },
          { text: "starter", isMatch: true },
          { text: " before you ", isMatch: false },
          { text: "feed", isMatch: true },
          { text: " it.", isMatch: false },
        ],
      },
    ]);
    expect(await bodiesOf(ana, "starter ovens")).toEqual([]);
  });

  test("of a script without spaces is found by any part of it", async () => {
    await publishedPage(ana, "Kyoto", "京都のパン屋で朝食を食べる");
    expect(await bodiesOf(ana, "パン屋")).toEqual(["Kyoto"]);
    expect(await bodiesOf(ana, "朝")).toEqual(["Kyoto"]);
  });
});

describe("what a person may not see is not found", () => {
  test("by a stranger, a colleague outside the workspace, or a member where the page is restricted", async () => {
    const owner = await server.signUp("Olga Owner");
    const [stranger, colleague, member] = await Promise.all(
      ["Sam", "Carla", "Mia"].map((name) => server.signUp(name)),
    );
    const { pageId, workspaceId } = await publishedPage(owner, "Quince", "Quince jelly");
    if (!stranger || !colleague || !member) throw new Error("Nobody signed up.");
    await joinOrganization(server, colleague, owner, []);
    await joinOrganization(server, member, owner, [{ id: workspaceId, role: "user" }]);
    const see = async () =>
      Promise.all(
        [owner, stranger, colleague, member].map(async (person) => [
          (await titlesOf(person, "quince")).length,
          (await bodiesOf(person, "jelly")).length,
        ]),
      );
    const yes = [1, 1];
    const no = [0, 0];
    expect(await see()).toEqual([yes, no, no, yes]);
    await server.sql`update pages set is_restricted = true where id = ${pageId}`;
    expect(await see()).toEqual([yes, no, no, no]);
  });

  test("while it is deleted, and again once it is restored", async () => {
    const { pageId, versionId } = await publishedPage(ana, "Medlar", "Medlar cheese");
    await ana.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
    expect([await titlesOf(ana, "medlar"), await bodiesOf(ana, "medlar")]).toEqual([[], []]);
    await ana.client.pages.restore({ pageId });
    expect(await titlesOf(ana, "medlar")).toEqual(["Medlar"]);
  });

  test("as a colleague's unpublished page", async () => {
    const owner = await server.signUp("Otto Owner");
    const member = await server.signUp("Mo Member");
    const { workspaceId } = await draftedPage(owner, "Sloe", "Sloe gin");
    await joinOrganization(server, member, owner, [{ id: workspaceId, role: "user" }]);
    expect(await titlesOf(member, "sloe")).toEqual([]);
    expect(await titlesOf(owner, "sloe")).toEqual(["Sloe"]);
  });
});

test("a page is found by what it shows now, also after a revert", async () => {
  const { pageId, versionId: first } = await publishedPage(ana, "Damson", "Plum cake");
  const draft = await ana.client.drafts.create({ pageId });
  const { revision } = await ana.client.drafts.save({
    draftId: draft.id,
    expectedRevision: draft.revision,
    saveId: crypto.randomUUID(),
    pageTitle: "Mirabelle",
    serializedEditorState: draft.serializedEditorState,
    draftNotes: null,
  });
  const { versionId: second } = await ana.client.drafts.publish({
    draftId: draft.id,
    expectedRevision: revision,
    expectedPublishedVersion: first,
    publishMessage: { subjectLine: "Other fruit", body: "" },
  });
  expect([await titlesOf(ana, "damson"), await titlesOf(ana, "mirab")]).toEqual([
    [],
    ["Mirabelle"],
  ]);
  await ana.client.versions.revert({ pageId, versionId: first, expectedPublishedVersion: second });
  expect([await titlesOf(ana, "damson"), await titlesOf(ana, "mirab")]).toEqual([["Damson"], []]);
});

test("pages published before there was a search are found once they are indexed", async () => {
  const { pageId } = await publishedPage(ana, "Loquat", "Loquat jam");
  await server.sql`delete from page_search where page_id = ${pageId}`;
  expect(await titlesOf(ana, "loquat")).toEqual([]);
  expect(await server.indexMissingPages(() => false)).toBe(1);
  expect(await bodiesOf(ana, "jam")).toEqual(["Loquat"]);
  expect(await server.indexMissingPages(() => false)).toBe(0);
});
