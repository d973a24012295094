import type { BlockId } from "@stemma/document/block-id";
import { bodyToText } from "@stemma/document/body-to-text";
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

/** A text with these snippets. */
function showing(...snippets: SnippetAttributes[]): PageBody {
  return makeBody(
    snippets.map((snippet, at) =>
      makeBlock({ id: `s${at}` as BlockId, kind: "snippet", attributes: { snippet } }, []),
    ),
  );
}

/** A published page of Ana's that shows these snippets. */
async function pageShowing(title: string, ...snippets: SnippetAttributes[]): Promise<PageId> {
  const pageId = await page(title);
  await publishVersion(cast.ana, pageId, "Show", { text: showing(...snippets) });
  return pageId;
}

const textOf = async (client: Client, snippet: SnippetAttributes) => {
  const { items } = await client.snippets.texts({
    snippets: [{ snippetId: snippet.id, versionId: snippet.version ?? null }],
  });
  return items;
};

test("a page shows the published text of a snippet, and a pinned one that of its version", async () => {
  const { client } = cast.ana;
  const id = await page("Opening hours", null, "snippet");
  const { publishedVersion: version = null } = (await client.pages.get({ pageId: id })).page;
  if (version === null) throw new Error("It was published.");
  const pageId = await pageShowing("Shop", { id }, { id, version });
  await publishVersion(cast.ana, id, "Open earlier", { text: bodyOf("We open at six.") });
  const { snippets } = await client.pages.get({ pageId });
  const told = snippets.map(({ serializedEditorState: body, ...one }) => ({
    ...one,
    text: body && bodyToText(body),
  }));
  expect(told).toHaveLength(2);
  expect(told.find(({ versionId }) => versionId === null)).toMatchObject({
    snippetId: id,
    isPublished: true,
    text: "We open at six.",
  });
  expect(told.find(({ versionId }) => versionId === version)).toMatchObject({
    isPublished: false,
    pageTitle: "Opening hours",
    text: "Opening hours",
  });
});

test("a version of another page is no version of a snippet", async () => {
  const { client } = cast.ana;
  const id = await page("Opening hours", null, "snippet");
  const other = await page("Secret");
  const { publishedVersion: version } = (await client.pages.get({ pageId: other })).page;
  if (version === null) throw new Error("It was published.");
  expect(await textOf(client, { id, version })).toEqual([]);
  expect(await textOf(client, { id: other })).toEqual([]);
});

test("what a snippet says is told to who may see it: no stranger, and nobody whom its restriction leaves out", async () => {
  const { server, ana } = cast;
  const id = await page("Opening hours", null, "snippet");
  const pageId = await pageShowing("Shop", { id });
  const stranger = await server.signUp("Eve");
  expect(await textOf(stranger.client, { id })).toEqual([]);
  expect((await stranger.client.snippets.list({})).items).toEqual([]);
  const viewer = await benAs("viewer");
  expect(await textOf(viewer, { id })).toMatchObject([{ pageTitle: "Opening hours" }]);
  expect((await viewer.snippets.list({})).items).toMatchObject([{ id, usedOn: 1 }]);
  await ana.client.permissions.restrictPage({ pageId: id, isRestricted: true });
  expect(await textOf(viewer, { id })).toEqual([]);
  expect((await viewer.pages.get({ pageId })).snippets).toEqual([]);
  expect((await viewer.snippets.list({})).items).toEqual([]);
  await expect(viewer.snippets.uses({ pageId: id })).rejects.toMatchObject({ code: "NO_ACCESS" });
});

test("a deleted snippet shows its title and no text, and is not listed", async () => {
  const { client } = cast.ana;
  const id = await page("Opening hours", null, "snippet");
  await deletePage(id);
  expect(await textOf(client, { id })).toMatchObject([
    { pageTitle: "Opening hours", deleted: true, serializedEditorState: null },
  ]);
  const { workspaceId } = cast;
  const { items } = await client.snippets.list({});
  expect(items.filter((item) => item.workspaceId === workspaceId)).toEqual([]);
});

test("the uses are the published pages that show it, as far as the reader may see them", async () => {
  const { client } = cast.ana;
  const id = await page("Opening hours", null, "snippet");
  const [shop, hidden, gone] = [
    await pageShowing("Shop", { id }, { id }),
    await pageShowing("Hidden", { id }),
    await pageShowing("Gone", { id }),
  ];
  await client.permissions.restrictPage({ pageId: hidden, isRestricted: true });
  await deletePage(gone);
  const viewer = await benAs("viewer");
  expect(await client.snippets.uses({ pageId: id })).toMatchObject({ count: 2 });
  expect(await viewer.snippets.uses({ pageId: id })).toMatchObject({
    items: [{ id: shop, pageTitle: "Bread" }],
    count: 1,
  });
  await publishVersion(cast.ana, shop, "Without");
  expect(await viewer.snippets.uses({ pageId: id })).toEqual({
    items: [],
    nextCursor: null,
    count: 0,
  });
});

test("a revert to a version that shows it is a use again", async () => {
  const { client } = cast.ana;
  const id = await page("Opening hours", null, "snippet");
  const shop = await pageShowing("Shop", { id });
  const { publishedVersion: versionId } = (await client.pages.get({ pageId: shop })).page;
  if (versionId === null) throw new Error("It was published.");
  const without = await publishVersion(cast.ana, shop, "Without");
  const expectedPublishedVersion = without.versionId;
  await client.versions.revert({ pageId: shop, versionId, expectedPublishedVersion });
  expect((await client.snippets.uses({ pageId: id })).count).toBe(1);
});

test.each([
  { kind: "snippet", outcome: "is refused" },
  { kind: "page", outcome: "is saved" },
] as const)("a $kind that shows a snippet $outcome", async ({ kind }) => {
  const { client } = cast.ana;
  const id = await page("Opening hours", null, "snippet");
  const other = await page("Address", null, kind);
  const draft = await client.drafts.create({ pageId: other });
  const saving = client.drafts.save({
    draftId: draft.id,
    expectedRevision: draft.revision,
    saveId: crypto.randomUUID(),
    pageTitle: "Address",
    serializedEditorState: showing({ id }),
    draftNotes: null,
  });
  const reason = "A snippet cannot show another snippet.";
  await (kind === "page"
    ? expect(saving).resolves.toMatchObject({ revision: draft.revision + 1 })
    : expect(saving).rejects.toMatchObject({ code: "BODY_INVALID", data: { reason } }));
});

test("the list finds titles in any case, page by page, and drafts for their author alone", async () => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  const here = async (reader: Client, input: Parameters<Client["snippets"]["list"]>[0] = {}) =>
    (await reader.snippets.list(input)).items
      .filter((item) => item.workspaceId === workspaceId)
      .map(({ pageTitle }) => pageTitle);
  await page("Opening hours", null, "snippet");
  await page("Grüße", null, "snippet");
  await client.pages.create({ workspaceId, kind: "snippet" });
  const viewer = await benAs("viewer");
  expect(await here(client)).toEqual(["", "Grüße", "Opening hours"]);
  expect(await here(client, { isPublished: true })).toEqual(["Grüße", "Opening hours"]);
  expect(await here(viewer)).toEqual(["Grüße", "Opening hours"]);
  expect(await here(viewer, { title: "GRÜSSE" })).toEqual(["Grüße"]);
  const first = await viewer.snippets.list({ limit: 1 });
  const second = await viewer.snippets.list({ limit: 1, cursor: first.nextCursor ?? "" });
  const titles = [first, second].flatMap(({ items }) => items.map(({ pageTitle }) => pageTitle));
  expect(titles).toEqual(["Grüße", "Opening hours"]);
});
