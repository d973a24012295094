import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import type { PageId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";
import { bodyOf } from "../testing/body-of.ts";
import { publishVersion } from "../testing/publish-version.ts";
import type { Client } from "../testing/people.ts";

const { cast, benAs, page, deletePage } = startBakery();

const row = (id: string, text: string) =>
  makeBlock({ id: id as BlockId, kind: "paragraph" }, [{ text, marks: 0, url: null }]);

/** A paragraph, and below it rows that show snippets. */
function showing(text: string, ...snippets: SnippetAttributes[]): PageBody {
  return makeBody([
    row("own", text),
    ...snippets.map((snippet, at) =>
      makeBlock({ id: `s${at}` as BlockId, kind: "snippet", attributes: { snippet } }, []),
    ),
  ]);
}

/** A published page of Ana's, titled "Bread", with this text and these snippets. */
async function pageShowing(text: string, ...snippets: SnippetAttributes[]): Promise<PageId> {
  const pageId = await page("Bread");
  await publishVersion(cast.ana, pageId, "Show", { text: showing(text, ...snippets) });
  return pageId;
}

/** The pages of the test's workspace that somebody finds in this way, without snippets themselves. */
async function found(client: Client, query: string, except: PageId) {
  const { workspaceId } = cast;
  const { items } = await client.search.bodies({ query, workspaceId });
  return items.filter(({ id }) => id !== except);
}

const idsOf = async (...asked: Parameters<typeof found>) =>
  (await found(...asked)).map(({ id }) => id);

test("a page is found by the text of a snippet that it shows, below own texts, and opens where it stands", async () => {
  const { client } = cast.ana;
  const id = await page("Medlar hours", null, "snippet");
  const shop = await pageShowing("Come in.", { id });
  const own = await page("Medlar hours");
  expect(await found(client, "medlar ho", id)).toMatchObject([
    { id: own, snippetTitle: null },
    {
      id: shop,
      pageTitle: "Bread",
      snippetTitle: "Medlar hours",
      blockId: "s0",
      heading: "",
      excerpt: [
        { text: "Medlar", isMatch: true },
        { text: " ", isMatch: false },
        { text: "hours", isMatch: true },
      ],
    },
  ]);
  expect((await client.search.titles({ query: "medlar" })).items.map((item) => item.id)).toEqual([
    own,
    id,
  ]);
});

test("it follows the snippet as it is published, deleted and restored, and the page as it detaches it", async () => {
  const { client } = cast.ana;
  const id = await page("Quince", null, "snippet");
  const shop = await pageShowing("Come in.", { id });
  expect(await idsOf(client, "quince", id)).toEqual([shop]);
  await publishVersion(cast.ana, id, "Other fruit", { text: bodyOf("Loquat") });
  expect(await idsOf(client, "quince", id)).toEqual([]);
  expect(await idsOf(client, "loquat", id)).toEqual([shop]);
  await deletePage(id);
  expect(await idsOf(client, "loquat", id)).toEqual([]);
  await client.pages.restore({ pageId: id });
  expect(await idsOf(client, "loquat", id)).toEqual([shop]);
  await publishVersion(cast.ana, shop, "Detach", { text: showing("Come in for a loquat.") });
  expect(await found(client, "loquat", id)).toMatchObject([{ id: shop, snippetTitle: null }]);
  await publishVersion(cast.ana, shop, "Take out", { text: showing("Come in.") });
  expect(await idsOf(client, "loquat", id)).toEqual([]);
});

test("a draft of a snippet finds nothing, nor does a snippet that was never published", async () => {
  const { client } = cast.ana;
  const { pageId: id, draftId } = await client.pages.create({
    workspaceId: cast.workspaceId,
    kind: "snippet",
  });
  await client.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: "Sloe",
    serializedEditorState: bodyOf("Sloe gin"),
    draftNotes: null,
  });
  await pageShowing("Come in.", { id });
  expect(await idsOf(client, "sloe", id)).toEqual([]);
});

test("who may not see the snippet does not find the page by it, and nobody a page that they may not see", async () => {
  const { ana } = cast;
  const id = await page("Damson", null, "snippet");
  const shop = await pageShowing("Come in.", { id });
  const hidden = await pageShowing("Stay out.", { id });
  await ana.client.permissions.restrictPage({ pageId: hidden, isRestricted: true });
  const viewer = await benAs("viewer");
  expect(await idsOf(ana.client, "damson", id)).toEqual([hidden, shop]);
  expect(await idsOf(viewer, "damson", id)).toEqual([shop]);
  await ana.client.permissions.restrictPage({ pageId: id, isRestricted: true });
  for (const query of ["damson", "come damson", '"damson"', "come dams"])
    expect(await idsOf(viewer, query, id)).toEqual([]);
  expect(await idsOf(viewer, "come -damson", id)).toEqual([shop]);
});

test("another organization finds nothing by a snippet, also where a page of it names its id", async () => {
  const { server } = cast;
  const id = await page("Bullace", null, "snippet");
  const stranger = await server.signUp("Eve");
  const { workspaceId } = await stranger.client.workspaces.create({ workspaceName: "Bakery" });
  const made = await stranger.client.pages.create({ workspaceId });
  const draft = { id: made.draftId, revision: 1, previousNode: null };
  const { revision } = await stranger.client.drafts.save({
    draftId: draft.id,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: "Bread",
    serializedEditorState: showing("Come in.", { id }),
    draftNotes: null,
  });
  await stranger.client.drafts.publish({
    draftId: draft.id,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First version", body: "" },
  });
  expect((await stranger.client.search.bodies({ query: "bullace" })).items).toEqual([]);
});

test("words may stand partly in the page and partly in one of its snippets; phrases and exclusions count for each", async () => {
  const { client } = cast.ana;
  const id = await page("Persimmon days", null, "snippet");
  const other = await page("Greengage", null, "snippet");
  const shop = await pageShowing("Bring a basket.", { id }, { id: other });
  const find = async (query: string) => await idsOf(client, query, id);
  expect(await find("basket persimmon")).toEqual([shop]);
  expect(await find('persimmon "a basket"')).toEqual([shop]);
  expect(await find('basket "persimmon days"')).toEqual([shop]);
  expect(await find('basket "days persimmon"')).toEqual([]);
  expect(await find("greengage persimmon")).toEqual([]);
  expect(await find("persimmon -basket")).toEqual([]);
  expect(await find("basket persimmon -days")).toEqual([]);
  expect(await find("persimmon melon")).toEqual([]);
});

test("a page with two matching snippets is one result, by the snippet that holds more", async () => {
  const { client } = cast.ana;
  const one = await page("Serviceberry", null, "snippet");
  const two = await page("Serviceberry pie", null, "snippet");
  const shop = await pageShowing("A pie.", { id: one }, { id: two });
  const items = (await found(client, "serviceberry pie", two)).filter(({ id }) => id === shop);
  expect(items).toMatchObject([{ snippetTitle: "Serviceberry pie", blockId: "s1" }]);
});

test("a pinned use is found by the published text, and its excerpt is what the page shows", async () => {
  const { client } = cast.ana;
  const id = await page("Rowan jelly", null, "snippet");
  const { publishedVersion: version } = (await client.pages.get({ pageId: id })).page;
  if (version === null) throw new Error("It was published.");
  const shop = await pageShowing("Come in.", { id, version });
  await publishVersion(cast.ana, id, "More", { text: bodyOf("Jelly of rowans and quinces") });
  expect(await found(client, "jelly", id)).toMatchObject([
    { id: shop, blockId: "s0", excerpt: [{ text: "Rowan " }, { text: "jelly", isMatch: true }] },
  ]);
  expect(await found(client, "quinces", id)).toMatchObject([
    { id: shop, blockId: "s0", excerpt: [{ text: "Rowan jelly", isMatch: false }] },
  ]);
});

test("own texts and those of snippets are read page by page, each once, the opened ones first; deleted pages by their filter", async () => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  const id = await page("Cornelian", null, "snippet");
  const shops: PageId[] = [];
  for (const text of ["One", "Two", "Three", "Four"]) shops.push(await pageShowing(text, { id }));
  const [first, second, third, fourth] = shops;
  if (first === undefined || second === undefined) throw new Error("They were made.");
  const viewer = await benAs("viewer");
  await viewer.recents.add({ type: "page", id: second });
  const all: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const answer: Awaited<ReturnType<typeof client.search.bodies>> = await viewer.search.bodies({
      query: "cornelian",
      workspaceId,
      limit: 2,
      ...(cursor !== "" && { cursor }),
    });
    all.push(...answer.items.map((item) => item.id));
    cursor = answer.nextCursor;
  }
  expect(all).toEqual([id, second, fourth, third, first]);
  await deletePage(first);
  const { items } = await client.search.bodies({
    query: "cornelian",
    workspaceId,
    isDeleted: true,
  });
  expect(items.map((item) => item.id)).toEqual([first]);
});
