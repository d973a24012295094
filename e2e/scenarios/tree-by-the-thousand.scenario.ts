import type { Actor } from "../actors/actor.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { pageTree } from "../screens/page-tree.ts";
import { openSql } from "../server/open-sql.ts";
import type { StemmaServer } from "../server/stemma-server.ts";
import { withoutFirstAnswers } from "../screens/without-first-answers.ts";

const count = 2_000;

/** Publishes a page, and copies it a thousandfold at the top of its workspace, directly in the database. */
async function makeThousands(server: StemmaServer, owner: Actor): Promise<void> {
  const { pageId } = await makePage(owner, "Loaf", "Rye.");
  const sql = openSql(server.dataDir);
  try {
    await sql`
      insert into pages (id, organization_id, workspace_id, order_key, published_version, updated_at, updated_by)
      select gen_random_uuid(), organization_id, workspace_id, 'e' || lpad(n::text, 5, '0'), published_version,
        updated_at, updated_by
      from pages, generate_series(1, ${count}) n where id = ${pageId}`;
  } finally {
    await sql.end();
  }
}

scenario(
  "of two thousand pages only those in sight are drawn, more are read on the way, and keys reach the last one",
  async ({ owner: { page }, owner, server }) => {
    await makeThousands(server, owner);
    await page.goto("/");
    const { tree } = pageTree(page);
    const rows = tree.getByRole("treeitem");
    // Of the first hundred, all are drawn until the next hundred are read.
    await expect(rows.nth(30)).toBeAttached();
    await rows.first().focus();
    // Each time the end is reached, the next hundred are read.
    await expect
      .poll(async () => {
        await page.keyboard.press("End");
        return Number(await tree.locator(":focus").getAttribute("aria-posinset"));
      })
      .toBeGreaterThan(600);
    const last = tree.locator(":focus");
    await expect(last).toBeVisible();
    expect(await rows.count()).toBeLessThan(150);
    await page.keyboard.press("ArrowUp");
    await expect(last).toBeVisible();
    await page.keyboard.press("Home");
    await expect(tree.locator(":focus")).toHaveAttribute("aria-level", "1");
  },
);

scenario("while the tree is read, it lies over nothing", async ({ owner, owner: { page } }) => {
  for (let at = 0; at < 12; at += 1) await makePage(owner, `Loaf ${at}`, "Rye.");
  await page.setViewportSize({ width: 1440, height: 500 });
  const release = await holdCalls(page, "**/rpc/pages/level?*");
  await withoutFirstAnswers(page, "/", [["pages", "level"]]);
  await page.goto("/");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByText("Loading…")).toBeVisible();
  await expect(sidebar.getByRole("list", { name: "Recent" }).getByRole("link")).not.toHaveCount(0);
  const overlap = async () => {
    const tree = await pageTree(page).tree.boundingBox();
    const below = await sidebar.getByRole("button", { name: /^Pinned/ }).boundingBox();
    return tree && below && tree.y + tree.height - below.y;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  release();
});
