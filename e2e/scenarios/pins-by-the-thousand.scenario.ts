import type { Actor } from "../actors/actor.ts";
import { expect, scenario } from "../scenario.ts";
import { openPinned } from "../screens/pinned-dialog.ts";
import { sidebarPins } from "../screens/sidebar-pins.ts";
import { openSql } from "../server/open-sql.ts";
import type { StemmaServer } from "../server/stemma-server.ts";

const count = 5_000;

/** Pins thousands of workspaces, directly in the database. */
async function pinThousands(server: StemmaServer, actor: Actor): Promise<void> {
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
        returning id, workspace_name),
      members as (
        insert into workspace_members (organization_id, workspace_id, user_id, role)
        select ${organization.id}, id, ${user.id}, 'administrator' from made)
      insert into pins (organization_id, user_id, item_id, type, position)
      select ${organization.id}, ${user.id}, id, 'workspace', right(workspace_name, 4)::int
      from made`;
    // The server's connections keep plans that were made for small tables, until PostgreSQL has counted the rows anew: by
    // itself it does so within a minute.
    await sql`analyze workspaces, workspace_members, pins`;
  } finally {
    await sql.end();
  }
}

scenario(
  "of five thousand pins only those in sight are drawn, and the last is put before its neighbour",
  async ({ owner: { page }, owner, server }) => {
    await pinThousands(server, owner);
    await page.goto("/");
    await expect(page.getByRole("list", { name: "Pinned" }).getByRole("link")).toHaveCount(10);
    const { dialog, rows } = await openPinned(page);
    await expect(rows.first()).toHaveAttribute("aria-setsize", String(count + 1));
    expect(await rows.count()).toBeLessThan(60);
    const list = dialog.getByRole("list", { name: "Pins" });
    await list.evaluate((element) => element.parentElement?.scrollTo(0, element.scrollHeight));
    await expect(dialog.getByText("Workspace 5000")).toBeVisible();
    expect(await rows.count()).toBeLessThan(60);
    const saved = page.waitForResponse(/\/rpc\/pins\/reorder/);
    await dialog.getByRole("button", { name: "Move ‘Workspace 5000’ up" }).click();
    expect((await saved).status()).toBe(200);
    await expect(rows.filter({ hasText: "Workspace 5000" })).toHaveAttribute(
      "aria-posinset",
      String(count),
    );

    // A new order lists every pin, so the sidebar first loads the pins that it does not show.
    await page.keyboard.press("Escape");
    const { row, isReady } = await sidebarPins(page);
    await row("Workspace 0003").getByRole("button", { name: "Move Workspace 0003" }).focus();
    await isReady();
    await page.keyboard.press("Space");
    await expect(page.getByText(/^Picked up Workspace 0003, position 4 of /)).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(`at position 3 of ${count + 1}.`)).toBeAttached();
    const moved = page.waitForResponse(/\/rpc\/pins\/reorder/);
    await page.keyboard.press("Space");
    expect((await moved).status()).toBe(200);
  },
);
