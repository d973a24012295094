import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
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
    { title: "Die Straßenkarte", query: "STRASSEN", because: "ß is SS in capitals" },
    { title: "İzmir'de sabah", query: "izmir", because: "Turkish dots its capital I" },
    { title: "ขนมปังสด", query: "นมปัง", because: "Thai has no spaces" },
    { title: "Cafe\u0301 au lait", query: "CAFÉ", because: "an accent may stand apart" },
    { title: "ﾊﾟﾝ工房", query: "パン工房", because: "a sign may be half as wide" },
    { title: 'It\'s "quoted"', query: "'s \"q", because: "quotes are signs like others" },
    { title: "sourdough", query: "rdou", because: "a part of a word will do" },
    { title: "a b c", query: "b c", because: "single letters are found, too" },
  ])("'$title' is found by '$query', because $because", async ({ title, query }) => {
    await publishedPage(ana, title, "x");
    expect(await titlesOf(ana, query)).toEqual([title]);
  });

  test("nothing is found where there is nothing, and nothing fails, whatever is asked", async () => {
    const nora = await server.signUp("Nora Nothing");
    await publishedPage(nora, "", "");
    const signs = [
      "'",
      "''",
      "\\",
      "\\'",
      ":*",
      "a:*",
      "& | !",
      "<->",
      "(",
      "\uD800",
      "\u202E",
      "🍞",
      "\u0301",
    ];
    const long = ["x", "%", "_", "\\", "İ", "ﷺ", "'", "東", "\u0301", "\uDC00"].map((sign) =>
      sign.repeat(200),
    );
    const queries = ["", "  ", "\u0000", "%%%%", "'; drop table pages; --", "𝕏".repeat(100)];
    for (const query of [...queries, ...signs, ...long]) {
      expect([query, await titlesOf(nora, query), await bodiesOf(nora, query)]).toEqual([
        query,
        [],
        [],
      ]);
    }
  });

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

  test("results are paginated by a cursor", async () => {
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

  test("is found by the words of the title as well", async () => {
    await publishedPage(ana, "Rhubarb", "Sour stalks.");
    const { items } = await ana.client.search.bodies({ query: "stalks rhub" });
    const [found] = items;
    expect(found?.pageTitle).toBe("Rhubarb");
    expect(found?.excerpt.map((part) => part.text)).toEqual(["Sour ", "stalks", "."]);
  });

  test("of a very long page is shown where it holds the words, however late", async () => {
    const filler = "Nothing of note happens here, day after day. ".repeat(1000);
    await publishedPage(ana, "Long", filler, filler, "Then the gooseberries came.");
    const { items } = await ana.client.search.bodies({ query: "gooseberr" });
    const shown = items[0]?.excerpt.map((part) => (part.isMatch ? `[${part.text}]` : part.text));
    expect(shown?.join("")).toContain("Then the [gooseberries] came.");
  });

  test("of two megabytes of different words is published, and found by the first of them", async () => {
    const words = Array.from({ length: 90_000 }, (_, index) => `слово${index}`).join(" ");
    await publishedPage(ana, "Dictionary", words);
    expect(await bodiesOf(ana, "СЛОВО1234")).toEqual(["Dictionary"]);
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
  // Whatever refers to a page, such as its authors, locks its key for a moment: that page is indexed all the same.
  await server.sql.begin(async (other) => {
    await other`select 1 from pages
      where id = ${pageId} and organization_id = ${ana.account.organization.id} for key share`;
    expect(await server.indexMissingPages(() => false)).toBe(1);
  });
  expect(await bodiesOf(ana, "jam")).toEqual(["Loquat"]);
  expect(await server.indexMissingPages(() => false)).toBe(0);
});
