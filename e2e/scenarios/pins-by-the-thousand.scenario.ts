import type { Actor } from "../actors/actor.ts";
import { makeManyWorkspaces } from "../actors/make-many-workspaces.ts";
import { expect, scenario } from "../scenario.ts";
import { openPinned } from "../screens/pinned-dialog.ts";
import { sidebarPins } from "../screens/sidebar-pins.ts";
import type { StemmaServer } from "../server/stemma-server.ts";

const count = 5_000;

/** Makes thousands of workspaces and pins them, directly in the database. */
const pinThousands = (server: StemmaServer, actor: Actor) =>
  makeManyWorkspaces(
    server,
    actor,
    count,
    (sql, { userId, organizationId }) => sql`
      insert into pins (organization_id, user_id, item_id, type, position)
      select ${organizationId}, ${userId}, id, 'workspace', right(workspace_name, 4)::int
      from workspaces
      where organization_id = ${organizationId} and workspace_name like 'Workspace ____'`,
  );

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
