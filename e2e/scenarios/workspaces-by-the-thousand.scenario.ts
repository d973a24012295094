import type { Actor } from "../actors/actor.ts";
import { expect, scenario } from "../scenario.ts";
import { answeredByDocument } from "../screens/answered-by-document.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openAdd } from "../screens/open-add.ts";
import { pageTree } from "../screens/page-tree.ts";
import { openSql } from "../server/open-sql.ts";
import type { StemmaServer } from "../server/stemma-server.ts";

const count = 1_200;

/** Makes workspaces for a person, directly in the database. */
async function makeThousand(server: StemmaServer, actor: Actor): Promise<void> {
  const { user, organization } = await actor.api.call<{
    user: { id: string };
    organization: { id: string };
  }>("GET", "/account");
  const sql = openSql(server.dataDir);
  try {
    await sql`
      with made as (
        insert into workspaces (id, organization_id, workspace_name, is_personal_workspace,
          created_at, updated_at, updated_by)
        select gen_random_uuid(), ${organization.id}, 'Workspace ' || lpad(n::text, 4, '0'), false,
          now(), now(), ${user.id}
        from generate_series(1, ${count}) n
        returning id)
      insert into workspace_members (organization_id, workspace_id, user_id, role)
      select ${organization.id}, id, ${user.id}, 'administrator' from made`;
    // The server's connections keep plans that were made for small tables, until PostgreSQL has counted the rows anew: by
    // itself it does so within a minute.
    await sql`analyze workspaces, workspace_members`;
  } finally {
    await sql.end();
  }
}

scenario(
  "of twelve hundred workspaces the first come with the document, the last is put before its neighbour, and each can be chosen",
  async ({ owner: { page }, owner, server }) => {
    await makeThousand(server, owner);
    const release = await holdCalls(page, "**/rpc/workspaces/list*");
    await expect(async () => {
      await page.goto("/");
      expect(await answeredByDocument(page)).toContain("workspaces/list");
    }).toPass();
    const { tree, item } = pageTree(page);
    await expect(item("Workspace 0001")).toHaveAttribute("aria-setsize", "500");
    release();
    // With 'Personal'.
    await expect(item("Workspace 0001")).toHaveAttribute("aria-setsize", String(count + 1));
    expect(await tree.getByRole("treeitem").count()).toBeLessThan(150);

    await tree.getByRole("treeitem").first().focus();
    await page.keyboard.press("End");
    await expect(item(`Workspace ${count}`)).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(item(`Workspace ${count}`)).toHaveAttribute("aria-posinset", String(count));
    await expect(
      page.getByText(`Workspace ${count} was moved. It is now after Workspace ${count - 2}.`),
    ).toBeAttached();

    const dialog = await openAdd(page, "New Page");
    const choice = dialog.getByLabel("Workspace");
    await expect(choice.getByRole("option")).toHaveCount(count + 1);
    await choice.selectOption(`Workspace ${count - 1}`);
    await dialog.getByRole("button", { name: "CREATE" }).click();
    await expect(page).toHaveURL(/\/page\//);
    await expect(item(`Workspace ${count - 1}`)).toHaveAttribute("aria-expanded", "true");
  },
);
