import type { Page } from "@playwright/test";
import { enterAsMember, type Cast } from "../actors/enter-as-member.ts";
import { invite } from "../actors/invite.ts";
import { makePageIn } from "../actors/make-page-below.ts";
import { pin } from "../actors/pin.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { subscribeToPage } from "../actors/subscribe.ts";
import { expect, scenario } from "../scenario.ts";
import { desk } from "../screens/expect-accessible.ts";
import { expectFits } from "../screens/expect-fits.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { openInboxSettings } from "../screens/inbox-settings.ts";
import { openMembers } from "../screens/members-dialog.ts";
import { openAdd } from "../screens/open-add.ts";
import { openFromOrganizationMenu } from "../screens/organization-menu.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { openPagePermissions, openWorkspacePermissions } from "../screens/permissions-dialog.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { showSidebar } from "../screens/show-sidebar.ts";

/** A name of the greatest length that all names may have, without a place where a line could end. */
const long = (beginning: string) => beginning.padEnd(200, "x");

interface House {
  readonly page: Page;
  readonly pageId: string;
  readonly workspaceId: string;
}

/** An organization in which everything and everybody has a long name, on the owner's screen. */
async function longHouse({ owner, enter }: Cast): Promise<House> {
  const { api, page } = owner;
  const made = await api.call<{ organizationId: string }>("POST", "/organizations", {
    organizationName: long("Organization"),
  });
  await api.call("POST", `/organizations/${made.organizationId}/activate`, {});
  const workspaces: string[] = [];
  for (const workspaceName of [long("Kitchen"), long("Cellar")]) {
    const { workspaceId } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName,
    });
    workspaces.push(workspaceId);
  }
  const [workspaceId = ""] = workspaces;
  const member = await enterAsMember({ owner, enter }, "Mara Member", [workspaceId]);
  for (const person of [owner, member]) {
    const firstName = long(person.name.split(" ")[0] ?? "");
    await person.api.call("PATCH", "/user", { firstName, lastName: "" });
  }
  const top = { workspaceId, parentPageId: null };
  const { pageId } = await makePageIn(owner, top, long("Bread"), "Flour.");
  await makePageIn(owner, { workspaceId, parentPageId: pageId }, long("Rye"), "Rye.");
  const pageTitle = long("Bread");
  const subjectLine = "S".repeat(72);
  await publishVersion(owner, pageId, { subjectLine, pageTitle }, { a: "Flour, and salt." });
  await publishVersion(member, pageId, { subjectLine, pageTitle }, { a: "Flour, and no salt." });
  await pin(owner, pageId);
  await pin(owner, workspaceId, "workspace");
  await subscribeToPage(owner, pageId);
  return { page, pageId, workspaceId };
}

scenario(
  "names of 200 letters without a gap fit into the dialogs of a page",
  async ({ owner, enter }) => {
    scenario.slow();
    const { page, pageId } = await longHouse({ owner, enter });
    await page.setViewportSize(desk);
    await page.goto(`/page/${pageId}`);
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    const { row, access } = await openPagePermissions(page);
    await expect(row("Mara")).toBeVisible();
    await expectFits(page, "Manage permissions");
    await access(/^Only people named here/).click();
    await expect(page.getByRole("alertdialog")).toContainText("Mara");
    await expectFits(page, "the question before a restriction");
    await page.getByRole("alertdialog").getByRole("button", { name: "CANCEL" }).click();
    await page.getByRole("dialog").getByRole("combobox", { name: "Add a member" }).fill("Mara");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectFits(page, "the members that are found");
    await page.keyboard.press("Escape");
    await close();

    const move = await openPageModal(page, "Move page");
    await move.getByLabel("Workspace").selectOption(long("Cellar"));
    await expect(move).toContainText("no longer see this page");
    await expectFits(page, "Move page");
    await close();
    const copy = await openPageModal(page, "Duplicate page");
    await expect(copy.getByLabel("Workspace")).toBeVisible();
    await expectFits(page, "Duplicate page");
    await close();
    for (const name of ["Save as template", "Page icon", "Delete page"]) {
      await openPageModal(page, name);
      await expectFits(page, name);
      await close();
    }

    const history = await openHistory(page);
    await expectFits(page, "the tree of versions");
    await history.showChain();
    await expect(history.rows.first()).toBeVisible();
    await expectFits(page, "the chain of versions");
    await history.dialog.getByRole("tab", { name: "Tree" }).click();
    const older = history.nodes.filter({ hasText: "First version" });
    await older.click();
    await history.button("Revert to this").click();
    await expect(page.getByRole("dialog", { name: /^Revert to/ })).toBeVisible();
    await expectFits(page, "the question before a revert");
    await page.keyboard.press("Escape");
    await close();

    await pageScreen(page).toggle("Edit").click();
    await expect(pageScreen(page).body).toBeVisible();
    await pageScreen(page).publishButton.click();
    await expect(pageScreen(page).publishDialog).toBeVisible();
    await expectFits(page, "Publish");
    await close();
    await openPageModal(page, "Delete draft");
    await expectFits(page, "Delete draft");
  },
);

scenario(
  "names of 200 letters without a gap fit into the dialogs around pages",
  async ({ owner, enter, stranger }) => {
    scenario.slow();
    const { page, workspaceId } = await longHouse({ owner, enter });
    await invite(owner, `${"a".repeat(60)}@${"b".repeat(60)}.example`, {
      type: "workspace",
      workspaceId,
      role: "editor",
    });
    const item = { type: "workspace", id: workspaceId };
    await stranger.api.call("POST", "/requests", { item, message: "m".repeat(500) });
    await page.setViewportSize(desk);
    await page.goto("/");
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    const create = await openAdd(page, "New Page");
    await expect(create.getByRole("radio").first()).toBeVisible();
    await expectFits(page, "New Page");
    await close();
    await showSidebar(page);
    for (const [section, words] of [
      ["Pinned", "Shown in Sidebar"],
      ["Recent", "Bread"],
    ] as const) {
      await page.getByRole("button", { name: `MORE: ${section}` }).click();
      await expect(page.getByRole("dialog", { name: section })).toContainText(words);
      await expectFits(page, section);
      await close();
    }
    const members = await openMembers(page);
    await expectFits(page, "the members");
    await members.getByRole("button", { name: /^Remove Mara/ }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectFits(page, "the question before a removal");
    await page.getByRole("alertdialog").getByRole("button", { name: "CANCEL" }).click();
    await members.getByRole("button", { name: /^Leave/ }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectFits(page, "the question before leaving");
    await page.getByRole("alertdialog").getByRole("button", { name: "CANCEL" }).click();
    for (const tab of ["Invitations", "Requests"]) {
      await members.getByRole("tab", { name: tab }).click();
      await expect(members.getByRole("listitem").first()).toBeVisible();
      await expectFits(page, tab);
    }
    await close();
    const settings = await openFromOrganizationMenu(page, "Settings");
    await expectFits(page, "the User tab");
    for (const tab of ["Organization", "Account"]) {
      await settings.getByRole("tab", { name: tab }).click();
      await expect(settings.getByRole("progressbar")).toHaveCount(0);
      await expectFits(page, `the ${tab} tab`);
    }
    await close();
    await openInboxSettings(page);
    await expectFits(page, "the subscriptions");
    await close();
    await page.goto(`/workspace/${workspaceId}`);
    const { row } = await openWorkspacePermissions(page);
    await expect(row("Mara")).toBeVisible();
    await expectFits(page, "Manage permissions of a workspace");
    await close();
    await page.getByRole("button", { name: "Workspace settings" }).click();
    await expect(page.getByRole("dialog").getByLabel("Invite users")).toBeVisible();
    await expectFits(page, "Workspace settings");
    await close();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Bread");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectFits(page, "the palette");
    await close();
    await openFromOrganizationMenu(page, "Create / Join Organization");
    await expectFits(page, "Create / Join Organization");
  },
);
