import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { describe, expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";

const { cast, benAs, deletePage, level, page, place } = startBakery();

describe("the order", () => {
  test("new pages are the last of their level, and a level is read in parts", async () => {
    for (const title of ["Bread", "Cake", "Rolls"]) await page(title);
    expect(await level(cast.ana.client)).toEqual(["Bread", "Cake", "Rolls"]);
    const first = await cast.ana.client.pages.level({ workspaceId: cast.workspaceId, limit: 2 });
    expect(first.items.map(({ pageTitle }) => pageTitle)).toEqual(["Bread", "Cake"]);
    const second = await cast.ana.client.pages.level({
      workspaceId: cast.workspaceId,
      limit: 2,
      ...(first.nextCursor !== null && { cursor: first.nextCursor }),
    });
    expect(second.items.map(({ pageTitle }) => pageTitle)).toEqual(["Rolls"]);
    expect(second.nextCursor).toBeNull();
  });

  test("a page is put before all, behind one, and behind all", async () => {
    const bread = await page("Bread");
    const cake = await page("Cake");
    const rolls = await page("Rolls");
    await cast.ana.client.pages.move(place(rolls, null, null));
    expect(await level(cast.ana.client)).toEqual(["Rolls", "Bread", "Cake"]);
    await cast.ana.client.pages.move(place(rolls, null, bread));
    expect(await level(cast.ana.client)).toEqual(["Bread", "Rolls", "Cake"]);
    await cast.ana.client.pages.move(place(bread, null));
    expect(await level(cast.ana.client)).toEqual(["Rolls", "Cake", "Bread"]);
    // The page that was named is no longer in the level.
    await cast.ana.client.pages.move(place(cake, bread));
    await cast.ana.client.pages.move(place(rolls, null, cake));
    expect(await level(cast.ana.client)).toEqual(["Bread", "Rolls"]);
  });
});

describe("a move", () => {
  test("takes the pages below along, also into another workspace, and the path says where a page is", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    const starter = await page("Starter", rye);
    const other = await cast.ana.client.workspaces.create({ workspaceName: "Archive" });
    await cast.ana.client.pages.move({ pageId: rye, workspaceId: other.workspaceId });
    const moved = await cast.ana.client.pages.get({ pageId: starter });
    expect([moved.workspace.workspaceName, moved.path.map(({ pageTitle }) => pageTitle)]).toEqual([
      "Archive",
      ["Rye"],
    ]);
    expect(await level(cast.ana.client, bread)).toEqual([]);
  });

  test("never puts a page below itself, also not in the database", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    await expect(cast.ana.client.pages.move(place(bread, rye))).rejects.toMatchObject({
      code: "PAGE_BELOW_ITSELF",
    });
    await expect(cast.ana.client.pages.move(place(bread, bread))).rejects.toMatchObject({
      code: "PAGE_BELOW_ITSELF",
    });
    await expect(
      cast.server.sql`update pages set parent_page_id = ${rye} where id = ${bread}`,
    ).rejects.toThrow("would be below itself");
    await expect(
      cast.server.sql`update pages set parent_page_id = ${bread} where id = ${bread}`,
    ).rejects.toThrow();
  });

  test("below a page of another workspace is refused, and below a deleted one", async () => {
    const bread = await page("Bread");
    const cake = await page("Cake");
    const other = await cast.ana.client.workspaces.create({ workspaceName: "Archive" });
    await expect(
      cast.ana.client.pages.move({ ...place(bread, cake), workspaceId: other.workspaceId }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await deletePage(cake);
    await expect(cast.ana.client.pages.move(place(bread, cake))).rejects.toMatchObject({
      code: "PAGE_DELETED",
    });
  });

  test("needs the page above to be one that the mover may edit", async () => {
    const bread = await page("Bread");
    const cake = await page("Cake");
    const client = await benAs("editor");
    await expect(client.pages.move(place(bread, cake))).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
    await expect(
      client.pages.create({ workspaceId: cast.workspaceId, parentPageId: bread }),
    ).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
  });

  test("of a page into a restricted one names who loses access beforehand", async () => {
    const bread = await page("Bread");
    const board = await page("Board");
    const client = await benAs("viewer");
    await cast.ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
    const { gaining, losing } = await cast.ana.client.pages.previewMove(place(bread, board));
    expect([gaining, losing.map(({ id }) => id)]).toEqual([[], [cast.ben.account.user.id]]);
    await cast.ana.client.pages.move(place(bread, board));
    await expect(client.pages.get({ pageId: bread })).rejects.toMatchObject({ code: "NO_ACCESS" });
    await cast.ana.client.pages.move(place(bread, null));
    expect((await client.pages.get({ pageId: bread })).page.pageTitle).toBe("Bread");
  });

  test("counts the people whom its preview has no room to name", async () => {
    const bread = await page("Bread");
    const { ana, server, workspaceId } = cast;
    const { sql } = server;
    const { organization } = ana.account;
    const count = rowsPerAnswerMax + 100;
    await sql`
      with made as (
        insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
        select gen_random_uuid(), gen_random_uuid() || '@example.org', 'Person', n::text, now(), ${organization.id}
        from generate_series(1, ${count}::int) n returning id),
      members as (
        insert into organization_members (organization_id, user_id, role, joined_at)
        select ${organization.id}, id, 'user', now() from made)
      insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
      select ${organization.id}, ${workspaceId}, id, 'viewer', 'viewer' from made`;
    const { workspaceId: mill } = await ana.client.workspaces.create({ workspaceName: "Mill" });
    const preview = await ana.client.pages.previewMove({ pageId: bread, workspaceId: mill });
    expect(preview.losing).toHaveLength(rowsPerAnswerMax);
    expect(preview.counts).toEqual({ gaining: 0, losing: count, keeping: 1 });
  });
});

test("a move in one workspace writes no page below it", async () => {
  const bread = await page("Bread");
  const rye = await page("Rye", bread);
  const cake = await page("Cake");
  const rowOf = async () =>
    (await cast.server.sql`select xmin::text from pages where id = ${rye}`)[0];
  const before = await rowOf();
  await cast.ana.client.pages.move({
    pageId: bread,
    workspaceId: cast.workspaceId,
    parentPageId: cake,
  });
  expect(await rowOf()).toEqual(before);
});
