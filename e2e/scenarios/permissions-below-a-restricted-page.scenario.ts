import { joinOrganization } from "../actors/join-organization.ts";
import { makePageBelow } from "../actors/make-page-below.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "below a restricted page, the permissions say which page restricts, refuse others, and lead there",
  async ({ owner: { page, complaints }, owner, enter }) => {
    complaints.allow(/^409 POST .*setPageRole/);
    await joinOrganization(await enter("Ben Baker"), owner, []);
    const board = await makePageBelow(owner, null, "Board", "Decisions.");
    const minutes = await makePageBelow(owner, board.pageId, "Minutes", "Of March.");
    await owner.api.call("PUT", `/pages/${board.pageId}/restriction`, { isRestricted: true });
    await page.goto(`/page/${minutes.pageId}`);
    const dialog = await openPageModal(page, "Manage permissions");
    await expect(dialog).toContainText("Restricted with “Board”: only people named there");
    await expect(dialog.getByRole("radio", { name: /^Everyone named on “Board”/ })).toBeChecked();
    await expectAccessibleAtAllWidths(page, "the permissions of a page below a restricted one");
    await dialog.getByLabel("Add a member").fill("Ben");
    await page.getByRole("option", { name: /Ben Baker/ }).click();
    await dialog.getByRole("button", { name: "ADD", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("Name them there first.");
    await dialog.getByRole("link", { name: "Open that page" }).click();
    await expect(dialog).toBeHidden();
    await expect(pageScreen(page).heading).toHaveText("Board");
  },
);
