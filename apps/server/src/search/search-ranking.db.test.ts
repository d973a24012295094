import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { BlockId } from "@stemma/document/block-id";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

let writers = 0;
const signUp = () => server.signUp(`Writer Number${(writers += 1)}`);

const titlesOf = async ({ client }: Person, query: string, limit?: number) =>
  (await client.search.titles({ query, ...(limit && { limit }) })).items.map((item) =>
    item.type === "page" ? item.pageTitle : item.workspaceName,
  );

const bodiesOf = async ({ client }: Person, query: string) =>
  (await client.search.bodies({ query })).items.map(({ pageTitle }) => pageTitle);

/** Publishes a page with a heading and a paragraph below it. */
async function pageWithHeading(person: Person, title: string, heading: string, text: string) {
  const { client, account } = person;
  const { personalWorkspaceId: workspaceId } = account.configuration;
  const { pageId, draftId } = await client.pages.create({ workspaceId });
  const run = (words: string) => [{ text: words, marks: 0, url: null }];
  const { revision } = await client.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: title,
    serializedEditorState: makeBody([
      makeBlock({ id: "top" as BlockId, kind: "h2" }, run(heading)),
      makeBlock({ id: "below" as BlockId, kind: "paragraph" }, run(text)),
    ]),
    draftNotes: null,
  });
  await client.drafts.publish({
    draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First version", body: "" },
  });
  return pageId;
}

test("a title that is the query comes first, then those with a word that begins with it, then others", async () => {
  const writer = await signUp();
  await publishedPage(writer, "Rye", "x");
  await publishedPage(writer, "Our rye bread", "x");
  await publishedPage(writer, "Ryegrass", "x");
  await publishedPage(writer, "Caryes", "x");
  const expected = ["Rye", "Ryegrass", "Our rye bread", "Caryes"];
  expect(await titlesOf(writer, "rye")).toEqual(expected);
  expect(await titlesOf(writer, "RYE", 2)).toEqual(expected.slice(0, 2));
});

test("words in the title come before words in headings, and those before words in the text", async () => {
  const writer = await signUp();
  await publishedPage(writer, "Wheat flour", "x");
  await pageWithHeading(writer, "Wheat", "Flour of the mill", "x");
  await pageWithHeading(writer, "Grain", "Wheat", "x");
  await publishedPage(writer, "Mill", "Wheat becomes flour.");
  await publishedPage(writer, "Oven", "No flour, but wheat.");
  expect(await bodiesOf(writer, "wheat flour")).toEqual(["Wheat flour", "Wheat", "Oven", "Mill"]);
  expect(await bodiesOf(writer, "wheat")).toEqual([
    "Wheat",
    "Wheat flour",
    "Grain",
    "Oven",
    "Mill",
  ]);
});

test("among equals, what one opened last comes before what was updated last, and for nobody else", async () => {
  const writer = await signUp();
  const { pageId } = await publishedPage(writer, "Oat one", "Oat porridge");
  await publishedPage(writer, "Oat two", "Oat porridge");
  await server.sql`delete from recents where user_id = ${writer.account.user.id}`;
  expect(await titlesOf(writer, "oat")).toEqual(["Oat two", "Oat one"]);
  await writer.client.recents.add({ type: "page", id: pageId });
  expect(await titlesOf(writer, "oat")).toEqual(["Oat one", "Oat two"]);
  expect(await bodiesOf(writer, "porridge")).toEqual(["Oat one", "Oat two"]);
});

test("an excerpt names the heading above it and the row in which it stands", async () => {
  const writer = await signUp();
  await pageWithHeading(writer, "Opening", "The starter", "Feed it at six.");
  const { items } = await writer.client.search.bodies({ query: "feed" });
  expect(items).toMatchObject([{ heading: "The starter", blockId: "below" }]);
  const ofHeading = await writer.client.search.bodies({ query: "starter" });
  expect(ofHeading.items).toMatchObject([{ heading: "", blockId: "top" }]);
  const ofTitle = await writer.client.search.bodies({ query: "opening" });
  expect(ofTitle.items).toMatchObject([{ heading: "", blockId: null }]);
});

test.each([
  { query: "sourdogh", because: "a letter is missing" },
  { query: "SOURDUOGH", because: "two are in the wrong order" },
  { query: "feed sourdoughs", because: "one word is right" },
])("a mistyped word finds pages with a similar one, in '$query': $because", async ({ query }) => {
  const writer = await signUp();
  await publishedPage(writer, "Opening", "Feed the sourdough at six.");
  expect(await bodiesOf(writer, query)).toEqual([]);
  const { items } = await writer.client.search.similar({ query });
  expect(items.map(({ pageTitle }) => pageTitle)).toEqual(["Opening"]);
  const matches = items[0]?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  expect(matches).toContain("sourdough");
});

test("a word that is right, or like no other, finds nothing similar", async () => {
  const writer = await signUp();
  await publishedPage(writer, "Opening", "Feed the sourdough at six.");
  for (const query of ["sourdough", "zebra", "fed", "", "2026", "-sourdogh"]) {
    expect([query, (await writer.client.search.similar({ query })).items]).toEqual([query, []]);
  }
});
