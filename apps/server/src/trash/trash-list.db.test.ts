import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { describe, expect, test } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { startBakery } from "../testing/bakery-tree.ts";
import type { Client } from "../testing/people.ts";

const { cast, benAs, deletePage, page } = startBakery();

/** What somebody finds in the trash of the test's workspaces. */
async function trash(client: Client, title?: string) {
  const { items } = await client.trash.list(title === undefined ? {} : { title });
  return items.filter((item) => item.workspaceName === name);
}

/** The workspace's name, which differs from test to test, because all are in one organization. */
let name: string;

async function nameWorkspace(): Promise<void> {
  name = `Bakery ${crypto.randomUUID()}`;
  await cast.ana.client.workspaces.rename({ workspaceId: cast.workspaceId, workspaceName: name });
}

const titles = (items: Awaited<ReturnType<typeof trash>>) =>
  items.map((item) => (item.type === "page" ? item.pageTitle : item.workspaceName));

describe("the trash", () => {
  test("lists pages that were deleted together as one, last deleted first", async () => {
    await nameWorkspace();
    const bread = await page("Bread");
    await page("Wheat", await page("Rye", bread));
    const cake = await page("Cake");
    await cast.ana.client.pages.setIcon({ pageId: cake, icon: "🍰" });
    await deletePage(bread, "delete");
    await deletePage(cake);
    const items = await trash(cast.ana.client);
    expect(items).toMatchObject([
      { type: "page", id: cake, pageTitle: "Cake", icon: "🍰", pagesBelow: 0 },
      { type: "page", id: bread, pageTitle: "Bread", pagesBelow: 2, deletedBy: "Ana Admin" },
    ]);
    for (const item of items) expect([item.goneAt, item.can]).toEqual([null, { remove: true }]);
    expect(titles(await trash(cast.ana.client, "rEa"))).toEqual(["Bread"]);
  });

  test("is read in parts, workspaces among pages", async () => {
    await nameWorkspace();
    const { client } = cast.ana;
    for (const title of ["One", "Two"]) await deletePage(await page(title));
    const other = await client.workspaces.create({ workspaceName: name });
    await client.workspaces.delete(other);
    await deletePage(await page("Three"));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await client.trash.list({ limit: 1, ...(cursor && { cursor }) });
      found.push(...titles(part.items.filter((item) => item.workspaceName === name)));
      cursor = part.nextCursor ?? undefined;
    } while (cursor !== undefined && found.length < 4);
    expect(found).toEqual(["Three", name, "Two", "One"]);
  });

  test("ends after the last of hundreds of workspaces, and finds each by its name", async () => {
    const { server, ana } = cast;
    const { user, organization } = ana.account;
    const id = crypto.randomUUID();
    const count = rowsPerAnswerMax + 1;
    // The one of this name was deleted before all others.
    await server.sql`
      with made as (
        insert into workspaces (id, organization_id, workspace_name, is_personal_workspace, created_at, updated_at,
          updated_by, deleted_at, deleted_by)
        select gen_random_uuid(), ${organization.id}, ${id} || case when n = 1 then ' Straße' else '' end, false, now(),
          now(), ${user.id}, date_trunc('second', now()) - interval '1 day' + n * interval '1 second', ${user.id}
        from generate_series(1, ${count}::int) n
        returning id)
      insert into held_workspace_members (organization_id, workspace_id, user_id, role, own_role)
      select ${organization.id}, id, ${user.id}, 'administrator', 'administrator' from made`;
    const first = await ana.client.trash.list({ title: id, limit: rowsPerAnswerMax });
    expect(first.items).toHaveLength(rowsPerAnswerMax);
    const rest = await ana.client.trash.list({ title: id, cursor: first.nextCursor ?? "" });
    expect(rest.items).toMatchObject([{ workspaceName: `${id} Straße` }]);
    const named = await ana.client.trash.list({ title: `${id} strasse` });
    expect(named.items).toEqual(rest.items);
  });

  test("says what kind of page was deleted", async () => {
    await nameWorkspace();
    await deletePage(await page("Minutes", null, "template"));
    await deletePage(await page("Address", null, "snippet"));
    expect(await trash(cast.ana.client)).toMatchObject([{ kind: "snippet" }, { kind: "template" }]);
  });

  test("shows a page to whoever may restore it, and to nobody else", async () => {
    await nameWorkspace();
    const open = await page("Open");
    const closed = await page("Closed");
    await cast.ana.client.permissions.restrictPage({ pageId: closed, isRestricted: true });
    await deletePage(open);
    await deletePage(closed);
    for (const role of ["viewer", "editor"] as const) {
      expect(await trash(await benAs(role))).toEqual([]);
    }
    expect(titles(await trash(await benAs("administrator")))).toEqual(["Open"]);
    expect(titles(await trash(cast.ana.client))).toEqual(["Closed", "Open"]);
  });

  test("counts no page below that is closed to the reader", async () => {
    await nameWorkspace();
    const client = await benAs("administrator");
    const bread = await page("Bread");
    const secret = await page("Secret", bread);
    await page("Rye", bread);
    await cast.ana.client.permissions.restrictPage({ pageId: secret, isRestricted: true });
    await deletePage(bread, "delete");
    expect(await trash(cast.ana.client)).toMatchObject([{ pagesBelow: 2 }]);
    expect(await trash(client)).toMatchObject([{ pagesBelow: 1 }]);
    const loss = await client.trash.pageLoss({ pageId: bread });
    expect(loss.titles).toEqual(["Rye"]);
  });

  test("lets who administers a page alone restore it, and not remove it", async () => {
    await nameWorkspace();
    const bread = await page("Bread");
    const client = await benAs("editor");
    await cast.ana.client.permissions.setPageRole({
      pageId: bread,
      userId: cast.ben.account.user.id,
      role: "administrator",
    });
    await deletePage(bread);
    expect(await trash(client)).toMatchObject([{ id: bread, can: { remove: false } }]);
    const refused = { code: "NOT_ALLOWED" };
    await expect(client.trash.removePage({ pageId: bread })).rejects.toMatchObject(refused);
    await expect(client.trash.pageLoss({ pageId: bread })).rejects.toMatchObject(refused);
    await client.pages.restore({ pageId: bread });
    expect(await trash(client)).toEqual([]);
  });

  test("lists a page that was never published for who began it, with the title of the draft", async () => {
    await nameWorkspace();
    const { client } = cast.ana;
    const begun = await client.pages.create({ workspaceId: cast.workspaceId });
    await client.drafts.save({
      draftId: begun.draftId,
      expectedRevision: 1,
      saveId: crypto.randomUUID(),
      pageTitle: "Idea",
      serializedEditorState: bodyOf("Flour"),
      draftNotes: null,
    });
    await page("Rye", begun.pageId);
    await deletePage(begun.pageId, "delete");
    expect(titles(await trash(client))).toEqual(["Idea"]);
    expect(titles(await trash(client, "idea"))).toEqual(["Idea"]);
    expect(await trash(await benAs("administrator"))).toEqual([]);
  });
});
