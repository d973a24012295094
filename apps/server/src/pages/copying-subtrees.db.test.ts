import type { PageBody } from "@stemma/document/format";
import { linkedPages } from "@stemma/document/page-links/linked-pages";
import type { PageId } from "@stemma/domain/ids";
import { copiedPagesMax } from "@stemma/domain/page/copied-pages-max";
import { describe, expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";
import { bodyOf } from "../testing/body-of.ts";
import type { Client } from "../testing/people.ts";

const { cast, benAs, deletePage, level, page, place } = startBakery();

/** Duplicates a page with what is below it; its copy. */
async function copyOf(client: Client, pageId: PageId): Promise<PageId> {
  const { workspaceId } = cast;
  const copy = { pageId, workspaceId, source: "published", withPagesBelow: true } as const;
  return (await client.pages.copy(copy)).pageId;
}

/** The ids of a level by their titles, as somebody sees it. */
async function idsOf(client: Client, parentPageId: PageId | null) {
  const { items } = await client.pages.level({ workspaceId: cast.workspaceId, parentPageId });
  return new Map(items.map(({ id, pageTitle }) => [pageTitle, id]));
}

/** Publishes a text for a page as Ana. */
async function publish(pageId: PageId, pageTitle: string, body: PageBody): Promise<void> {
  const { client } = cast.ana;
  const { publishedVersion } = (await client.pages.get({ pageId })).page;
  const { id: draftId, revision } = await client.drafts.create({ pageId });
  const saved = await client.drafts.save({
    draftId,
    expectedRevision: revision,
    saveId: crypto.randomUUID(),
    pageTitle,
    serializedEditorState: body,
    draftNotes: null,
  });
  await client.drafts.publish({
    draftId,
    expectedRevision: saved.revision,
    expectedPublishedVersion: publishedVersion,
    publishMessage: { subjectLine: "Next version", body: "" },
  });
}

describe("duplicating a page with the pages below it", () => {
  test("copies them in their order as drafts that only the copier sees, and says before how many", async () => {
    const { client } = cast.ana;
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    const wheat = await page("Wheat", bread);
    await page("Starter", rye);
    await client.pages.move(place(wheat, bread, null));
    await client.pages.setIcon({ pageId: rye, icon: "🍞" });
    const ben = await benAs("administrator");

    expect(await client.pages.previewCopy({ pageId: bread })).toEqual({ pagesBelow: 3 });
    const copy = await copyOf(client, bread);

    expect(await level(client)).toEqual(["Bread", "Bread (copy)"]);
    expect(await level(client, copy)).toEqual(["Wheat", "Rye"]);
    const ryeCopy = (await idsOf(client, copy)).get("Rye") as PageId;
    expect(await level(client, ryeCopy)).toEqual(["Starter"]);
    const { page: copied, draft } = await client.pages.get({ pageId: ryeCopy });
    expect(copied).toMatchObject({ icon: "🍞", publishedVersion: null });
    expect(draft).toMatchObject({ pageTitle: "Rye", previousNode: null });
    expect(await level(client, bread)).toEqual(["Wheat", "Rye"]);
    expect(await level(ben)).toEqual(["Bread"]);
  });

  test("copies the page alone where that is not asked for", async () => {
    const { client } = cast.ana;
    const bread = await page("Bread");
    await page("Rye", bread);
    const { workspaceId } = cast;
    const copy = await client.pages.copy({ pageId: bread, workspaceId, source: "published" });
    expect(await level(client, copy.pageId)).toEqual([]);
  });

  test("leaves out what the copier may not see, what was never published, and what is deleted", async () => {
    const { client } = cast.ana;
    const { workspaceId } = cast;
    const bread = await page("Bread");
    await page("Rye", bread);
    const board = await page("Board", bread);
    await page("Minutes", board);
    await client.permissions.restrictPage({ pageId: board, isRestricted: true });
    const begun = await client.pages.create({ workspaceId, parentPageId: bread });
    await page("Wheat", begun.pageId);
    await deletePage(await page("Old", bread));
    const ben = await benAs("administrator");

    expect(await ben.pages.previewCopy({ pageId: bread })).toEqual({ pagesBelow: 2 });
    const copy = await copyOf(ben, bread);
    // A page below one that was begun stands where its reader sees it.
    expect(await level(ben, copy)).toEqual(await level(ben, bread));
    expect((await level(ben, copy)).toSorted()).toEqual(["Rye", "Wheat"]);
  });

  test("leads links between the copied pages to the copies", async () => {
    const { client } = cast.ana;
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    const cake = await page("Cake");
    const [row] = bodyOf("See").root.children as unknown as [{ children: unknown[] }];
    const linked = (...pageIds: PageId[]) => {
      const links = pageIds.map((pageId) => ({ type: "page-link", version: 1, pageId }));
      const body = bodyOf("See");
      const changed = { ...row, children: [...row.children, ...links] };
      return { root: { ...body.root, children: [changed] } } as unknown as PageBody;
    };
    await publish(bread, "Bread", linked(rye));
    await publish(rye, "Rye", linked(bread, cake));

    const copy = await copyOf(client, bread);
    const ryeCopy = (await idsOf(client, copy)).get("Rye") as PageId;
    const linksOf = async (pageId: PageId) => {
      const { draft } = await client.pages.get({ pageId });
      return linkedPages(draft?.serializedEditorState as PageBody);
    };
    expect(await linksOf(copy)).toEqual([ryeCopy]);
    expect(await linksOf(ryeCopy)).toEqual([copy, cake]);
  });

  test("copies nothing where the pages are too many", async () => {
    const { client } = cast.ana;
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    await cast.server.sql`
      insert into pages (id, organization_id, workspace_id, parent_page_id, order_key, published_version,
        updated_at, updated_by)
      select gen_random_uuid(), p.organization_id, p.workspace_id, p.parent_page_id, 'b' || n, p.published_version,
        p.updated_at, p.updated_by
      from pages p, generate_series(1, ${copiedPagesMax - 1}::int) n where p.id = ${rye}`;
    expect(await client.pages.previewCopy({ pageId: bread })).toEqual({
      pagesBelow: copiedPagesMax,
    });
    await expect(copyOf(client, bread)).rejects.toMatchObject({ code: "TOO_MANY_PAGES_BELOW" });
    expect(await level(client)).toEqual(["Bread"]);
    await cast.server.sql`delete from pages where parent_page_id = ${bread} and order_key = 'b1'`;
    await copyOf(client, bread);
    const [drafted] = await cast.server.sql<{ count: number }[]>`
      select count(*)::int as count from drafts where page_id in (
        select id from pages where workspace_id = ${cast.workspaceId} and published_version is null)`;
    expect(drafted?.count).toBe(copiedPagesMax);
  });
});
