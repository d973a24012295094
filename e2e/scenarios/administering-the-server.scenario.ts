import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";
import { openSql } from "../server/open-sql.ts";

scenarioApart(
  "an operator sees how the server is, and an error as soon as it happened; others see nothing",
  async ({ owner, server, enter }) => {
    const { page } = owner;
    owner.complaints.allow(/net::ERR_|500 GET |403 GET .*administration/);
    const stranger = await enter("Stan Stranger");
    stranger.complaints.allow(/net::ERR_|403 GET .*administration/);
    const sql = openSql(server.dataDir);
    await sql`update authentication.users set email_verified = true`;
    await sql.end();
    const folder = mkdtempSync(path.join(tmpdir(), "stemma-backups-"));
    await server.stop();
    await server.start({
      STEMMA_OPERATORS: owner.email,
      STEMMA_BACKUP_DIR: folder,
      STEMMA_DISK_WARN_MB: "999999999",
      STEMMA_DISK_UPLOADS_MB: "1",
    });
    await page.goto("/");
    const menu = await openOrganizationMenu(page);
    await chooseEntry(menu.getByRole("menuitem", { name: "Administration" }));
    await expect(page.getByRole("heading", { name: "Administration", level: 1 })).toBeVisible();
    const health = page.getByRole("region", { name: "Health" });
    await expect(health.getByText(/^The embedded PostgreSQL \d+.* answers\.$/)).toBeVisible();
    const sizes = page.getByRole("region", { name: "Sizes" });
    await expect(sizes).toContainText(/free, nearly full/);
    await expect(sizes).toContainText("page_search");
    const backups = page.getByRole("region", { name: "Backups" });
    // The first backup is taken at the start; the screen looks again by itself.
    await expect(backups).toContainText(/Last backup.*in \d+ seconds?/, { timeout: 60_000 });
    await expect(page.getByText("2 things need attention.")).toBeVisible();
    await expect(health.getByRole("listitem").first()).toContainText(/Needs attention.*make room/);

    const errors = page.getByRole("region", { name: "Recent errors" });
    await expect(errors).toContainText("None.");
    const breaking = openSql(server.dataDir);
    await breaking`alter table pins rename to pins_away`;
    const failed = await page.request.get("/api/pins");
    await breaking`alter table pins_away rename to pins`;
    await breaking.end();
    expect(failed.status()).toBe(500);
    const { data } = await failed.json();
    await expect(errors).toContainText(data.errorId, { timeout: 60_000 });
    await expect(errors).toContainText(/PostgresError 42P01/);
    await expectAccessibleAtAllWidths(page, "the administration screen");

    await stranger.page.goto("/");
    const others = await openOrganizationMenu(stranger.page);
    await expect(others.getByRole("menuitem", { name: "Trash" })).toBeVisible();
    await expect(others.getByRole("menuitem", { name: "Administration" })).toBeHidden();
    await stranger.page.goto("/administration");
    await expect(stranger.page.getByText("Only operators of this server see this")).toBeVisible();
    await expectAccessibleAtAllWidths(stranger.page, "the administration screen of a stranger");
    rmSync(folder, { recursive: true, force: true });
  },
);
