import { expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";

const { cast, benAs, place, page, level, deletePage } = startBakery();

const refused = { code: "NOT_FOUND" };

test.each(["template", "snippet"] as const)(
  "a %s is read by who sees its workspace, and stands in no list of pages",
  async (kind) => {
    const { workspaceId } = cast;
    const bread = await page("Bread");
    const other = await page("Other", null, kind);
    const client = await benAs("viewer");
    const shown = await client.pages.get({ pageId: other });
    expect(shown.page).toMatchObject({ kind, pageTitle: "Other", parentPageId: null });
    expect(shown.path).toEqual([]);
    expect((await cast.ana.client.pages.get({ pageId: other })).can.createBelow).toBe(false);
    expect(await level(client)).toEqual(["Bread"]);
    expect(await client.pages.around({ pageId: other })).toEqual({ previous: null, next: null });
    expect(await client.pages.around({ pageId: bread })).toEqual({ previous: null, next: null });
    expect((await client.workspaces.get({ workspaceId })).pageIds).toEqual([bread]);
    expect((await client.workspaces.pages({ workspaceId })).items.map(({ id }) => id)).toEqual([
      bread,
    ]);
    const { items } = await client.workspaces.list();
    expect(items.find(({ id }) => id === workspaceId)?.latestChange).toMatchObject({
      pageTitle: "Bread",
    });
    const published = await client.reading.published({});
    expect(published.items.map(({ pageTitle }) => pageTitle)).not.toContain("Other");
  },
);

test.each(["template", "snippet"] as const)(
  "a %s that is listed among pages says what it is, in a workspace with its icon",
  async (kind) => {
    const { client } = cast.ana;
    const { workspaceId } = cast;
    await client.workspaces.describe({ workspaceId, icon: "🥐" });
    const id = await page("Zwieback", null, kind);
    for (const item of [
      { type: "page", id },
      { type: "workspace", id: workspaceId },
    ] as const) {
      await client.recents.add(item);
      await client.pins.update({ item, action: "add", pinInsertion: "bottom" });
    }
    await client.drafts.create({ pageId: id });
    const bakery = { type: "workspace", id: workspaceId, icon: "🥐" };
    const listed = { type: "page", id, kind };

    for (const { items } of [await client.recents.list(), await client.pins.list({})]) {
      expect(items.find((item) => item.id === id)).toMatchObject(listed);
      expect(items.find((item) => item.id === workspaceId)).toMatchObject(bakery);
    }
    expect((await client.drafts.list({})).items[0]).toMatchObject({ pageId: id, kind });
    // A search finds no templates.
    const found = kind === "snippet" ? [{ id, kind }] : [];
    const named = await client.search.titles({ query: "zwieback", workspaceId });
    expect(named.items).toMatchObject(found);
    const told = await client.search.bodies({ query: "zwieback", workspaceId });
    expect(told.items).toMatchObject(found);
    const bakeries = await client.search.titles({ query: "bakery", type: "workspace" });
    expect(bakeries.items).toContainEqual(expect.objectContaining(bakery));
  },
);

test.each(["template", "snippet"] as const)("a %s is never in the tree", async (kind) => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  const bread = await page("Bread");
  const other = await page("Other", null, kind);
  await expect(
    client.pages.create({ workspaceId, parentPageId: bread, kind }),
  ).rejects.toMatchObject(refused);
  await expect(client.pages.create({ workspaceId, parentPageId: other })).rejects.toMatchObject(
    refused,
  );
  await expect(client.pages.move(place(other, bread))).rejects.toMatchObject(refused);
  await expect(client.pages.move(place(bread, other))).rejects.toMatchObject(refused);
  const elsewhere = await client.workspaces.create({ workspaceName: "Elsewhere" });
  await client.pages.move({ pageId: other, workspaceId: elsewhere.workspaceId });
  const moved = await client.pages.get({ pageId: other });
  expect(moved.workspace.workspaceName).toBe("Elsewhere");
});

test.each(["template", "snippet"] as const)(
  "a %s is copied as one, deleted, and restored",
  async (kind) => {
    const { client } = cast.ana;
    const { workspaceId } = cast;
    const other = await page("Other", null, kind);
    const copy = await client.pages.copy({ pageId: other, workspaceId, source: "published" });
    expect((await client.pages.get({ pageId: copy.pageId })).page.kind).toBe(kind);
    await deletePage(other);
    expect((await client.pages.get({ pageId: other })).page.deleted).toBe(true);
    await client.pages.restore({ pageId: other });
    expect((await client.pages.get({ pageId: other })).page).toMatchObject({
      kind,
      deleted: false,
    });
    expect(await level(client)).toEqual([]);
  },
);

test("search finds snippets, and no templates", async () => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  for (const kind of ["page", "template", "snippet"] as const)
    await page(`Sourdough ${kind}`, null, kind);
  const { items } = await client.search.titles({ query: "sourdough", workspaceId });
  expect(items.map((item) => item.type === "page" && item.pageTitle).toSorted()).toEqual([
    "Sourdough page",
    "Sourdough snippet",
  ]);
});
