import type { Actor } from "../actors/actor.ts";
import { expect, scenario } from "../scenario.ts";
import { openSql } from "../server/open-sql.ts";
import { openAdd } from "../screens/open-add.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { watchCalls } from "../screens/watch-calls.ts";

/** Opens the organization menu on Home for a person with two organizations; returns the id of the inactive one. */
async function withMenuOpen(actor: Actor): Promise<string> {
  const { page, api } = actor;
  const { organization } = await api.call<{ organization: { id: string } }>("GET", "/account");
  const { organizationId } = await api.call<{ organizationId: string }>("POST", "/organizations", {
    organizationName: "The orchard",
  });
  await api.call("POST", `/organizations/${organization.id}/activate`, {});
  const listIsRead = watchCalls(page, /rpc\/organizations\/list/);
  await page.goto("/snippets");
  await expect((await openOrganizationMenu(page)).getByText("The orchard")).toBeVisible();
  // An answer that comes later would not have the organization that somebody left meanwhile.
  await listIsRead();
  return organizationId;
}

scenario(
  "who left an organization meanwhile is told so when they switch to it, and stays where they are",
  async ({ owner, server }) => {
    const { page } = owner;
    owner.complaints.allow(/^403 POST .*organizations\/activate/);
    const organizationId = await withMenuOpen(owner);
    // The menu would drop the organization if its list were read again now.
    const release = await holdCalls(page, "**/rpc/organizations/list**");
    const sql = openSql(server.dataDir);
    await sql`delete from organization_members where organization_id = ${organizationId}`;
    await sql.end();
    await chooseEntry(page.getByRole("menuitem", { name: "The orchard" }));
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("User not in organization.");
    release();
    await page.getByRole("button", { name: "OK" }).click();
    await expect(alert).toBeHidden();
    await expect(page).toHaveURL(/\/snippets$/);
    await expect(
      page.getByRole("button", { name: "Olga Owner's Stemma: Organization menu" }),
    ).toBeVisible();
    await expect((await openOrganizationMenu(page)).getByRole("menuitem")).not.toContainText([
      "The orchard",
    ]);
  },
);

scenario(
  "who is in an organization that they left is told where they are now",
  async ({ owner, server }) => {
    const { page } = owner;
    owner.complaints.allow(/^403 /);
    const organizationId = await withMenuOpen(owner);
    await chooseEntry(page.getByRole("menuitem", { name: "The orchard" }));
    const button = (name: string) =>
      page.getByRole("button", { name: `${name}: Organization menu` });
    await expect(button("The orchard")).toBeVisible();
    const sql = openSql(server.dataDir);
    await sql`update users set recent_organization_id = (select organization_id from organization_members
    where user_id = users.id and organization_id <> ${organizationId}) where email = ${owner.email}`;
    await sql`delete from organization_members where organization_id = ${organizationId}`;
    await sql.end();
    const dialog = await openAdd(page, "New Page");
    await expect(dialog.getByLabel("Workspace").locator("option")).toHaveText(["Personal"]);
    await page.keyboard.press("Escape");
    await expect(button("Olga Owner's Stemma")).toBeVisible();
  },
);
