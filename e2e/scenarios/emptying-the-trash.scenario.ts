import type { Actor } from "../actors/actor.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { giveRole } from "../actors/give-role.ts";
import { makePage, personalWorkspace } from "../actors/make-page.ts";
import { makePageBelow } from "../actors/make-page-below.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openFromOrganizationMenu, openOrganizationMenu } from "../screens/organization-menu.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

const deletePage = (actor: Actor, { pageId, versionId }: { pageId: string; versionId: string }) =>
  actor.api.call("DELETE", `/pages/${pageId}`, {
    expectedPublishedVersion: versionId,
    below: "delete",
  });

scenario(
  "a deleted page is found in the trash, from where somebody else restores it while its deleter looks on",
  async ({ owner, enter }) => {
    const { page } = owner;
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    await giveRole(owner, { workspaceId: await personalWorkspace(owner) }, mara, "administrator");
    const bread = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${bread.pageId}`);
    const dialog = await openPageModal(page, "Delete page");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    const toast = page.getByRole("region", { name: /Confirmations/ });
    await toast.getByRole("link", { name: "Trash" }).click();
    await expect(page.getByRole("heading", { name: "Trash" })).toBeVisible();
    const row = page.getByRole("main").getByRole("listitem");
    await expect(row).toContainText("The bread day");
    await expect(row).toContainText("Deleted by Olga Owner");
    await expect(row.getByRole("link", { name: "The bread day" })).toBeVisible();

    await mara.page.goto("/workspaces");
    await mara.page.getByRole("link", { name: "Deleted pages and workspaces" }).click();
    await mara.page.getByRole("button", { name: "Restore The bread day" }).click();
    await expect(page.getByText("The trash is empty")).toBeVisible();
    await expect(mara.page.getByText("The trash is empty")).toBeVisible();
    await mara.page.getByRole("link", { name: "Open" }).click();
    await expect(pageScreen(mara.page).reading).toHaveText("Feed it at six.");
  },
);

scenario(
  "deleting permanently says what is lost, and leaves links to the page without it",
  async ({ owner }) => {
    const { page } = owner;
    const { reading } = pageScreen(page);
    owner.complaints.allow(/404 GET /);
    const bread = await makePageBelow(owner, null, "Bread", "Feed it at six.");
    const rye = await makePageBelow(owner, bread.pageId, "Rye", "Dark.");
    await makePageBelow(owner, bread.pageId, "Wheat", "Light.");
    await owner.api.call("POST", `/pages/${rye.pageId}/draft`, {});
    await deletePage(owner, bread);
    await page.goto("/");
    await chooseEntry(
      (await openOrganizationMenu(page)).getByRole("menuitem", { name: "Trash", exact: true }),
    );
    await expect(page.getByRole("heading", { name: "Trash" })).toBeVisible();
    const row = page.getByRole("main").getByRole("listitem");
    await expect(row).toContainText("In Personal, with 2 pages below it");
    await expectAccessibleAtAllWidths(page, "the trash");
    await row.getByRole("button", { name: "Delete Bread permanently" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete “Bread” permanently?" });
    await expect(dialog.getByRole("listitem")).toHaveText([
      "The 2 pages below it: Rye and Wheat",
      "1 draft, whoever it belongs to",
    ]);
    await expectAccessibleAtAllWidths(page, "the question before a page is deleted permanently");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(1);
    await row.getByRole("button", { name: "Delete Bread permanently" }).click();
    await dialog.getByRole("button", { name: "DELETE PERMANENTLY" }).click();
    await expect(page.getByText("The trash is empty")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Trash" })).toBeFocused();
    await expectAccessibleAtAllWidths(page, "an empty trash");
    await page.goto(`/page/${rye.pageId}`);
    await expect(page.getByText("Page does not exist.")).toBeVisible();
    await expect(reading).toHaveCount(0);
  },
);

scenario(
  "the trash is filtered and emptied by its administrators; others restore what they administer",
  async ({ owner, enter }) => {
    const { page } = owner;
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Bakery",
    });
    await owner.api.call("DELETE", `/workspaces/${workspaceId}`);
    const bread = await makePage(owner, "Bread", "Feed it at six.");
    const tides = await makePage(owner, "Tides", "High at noon.");
    await giveRole(owner, { pageId: tides.pageId }, mara, "administrator");
    for (const deleted of [bread, tides]) await deletePage(owner, deleted);
    await mara.page.goto("/trash");
    await expect(mara.page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    await expect(mara.page.getByRole("button", { name: "Restore Tides" })).toBeVisible();
    await expect(mara.page.getByRole("button", { name: /permanently|Empty/ })).toHaveCount(0);

    await page.goto("/trash");
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows).toContainText(["Tides", "Bread", "Bakery"]);
    await page.getByRole("searchbox", { name: "Filter the trash" }).fill("bAk");
    await expect(rows).toContainText(["Bakery"]);
    await page.getByRole("searchbox", { name: "Filter the trash" }).fill("nothing like it");
    await expect(page.getByText("No matches.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rows).toHaveCount(3);
    await page.getByRole("button", { name: "Empty trash" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete everything in the trash" });
    await expect(dialog).toContainText("2 pages and 1 workspace with its pages");
    await expectAccessibleAtAllWidths(page, "the question before the trash is emptied");
    await dialog.getByRole("button", { name: "EMPTY TRASH" }).click();
    await expect(page.getByText("Trash emptied")).toBeVisible();
    await expect(page.getByText("The trash is empty")).toBeVisible();
    await expect(mara.page.getByText("The trash is empty")).toBeVisible();
  },
);

scenario(
  "administrators of the organization say after how many days deleted pages go",
  async ({ owner }) => {
    const { page } = owner;
    await deletePage(owner, await makePage(owner, "Bread", "Feed it at six."));
    await page.goto("/trash");
    const row = page.getByRole("main").getByRole("listitem");
    await expect(row).toContainText("Bread");
    await expect(row).not.toContainText("Gone for good");
    await page.getByRole("button", { name: "Change" }).click();
    const settings = page.getByRole("dialog", { name: "Settings" });
    const days = settings.getByRole("combobox", { name: "Delete pages in the trash permanently" });
    await days.selectOption("After 30 days");
    const question = page.getByRole("alertdialog", { name: /permanently after 30 days/ });
    await question.getByRole("button", { name: "CANCEL" }).click();
    await expect(days).toHaveValue("never");
    await days.selectOption("After 30 days");
    await expectAccessibleAtAllWidths(page, "the question before pages go by themselves");
    await question.getByRole("button", { name: "CHANGE" }).click();
    await expect(days).toHaveValue("30");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Deleted pages stay here for 30 days")).toBeVisible();
    await expect(row).toContainText("Gone for good in 30 days");
    const again = await openFromOrganizationMenu(page, "Settings");
    await again.getByRole("tab", { name: "Organization" }).click();
    await again.getByRole("combobox", { name: /in the trash/ }).selectOption("Never");
    await page.keyboard.press("Escape");
    await expect(row).not.toContainText("Gone for good");
  },
);
