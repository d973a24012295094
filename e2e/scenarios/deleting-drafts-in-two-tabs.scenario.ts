import { makeDraft, makePage } from "../actors/make-page.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a deleted draft takes its unsent words along, and the published page is read again",
  async ({ owner: { page }, owner }) => {
    owner.complaints.allow(/drafts\/save/);
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    const screen = pageScreen(page);
    await page.goto(`/page/${made.pageId}`);
    await screen.toggle("Edit").click();
    await page.route("**/rpc/drafts/save", (route) => route.abort());
    await screen.body.click();
    await page.keyboard.type("Never sent. ");
    await screen.says("Offline — kept on this device");
    const dialog = await openPageModal(page, "Delete draft");
    await expect(dialog).toContainText("The published page “The bread day” stays as it is.");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(screen.toggle("Edit")).toBeVisible();
    await expect(page).not.toHaveURL(/edit/);
    await page.reload();
    await expect(screen.reading).toHaveText("Feed it at six.");
    await expect(page.getByText("Never sent.")).toHaveCount(0);
  },
);

scenario(
  "words in another tab outlive the deletion of their draft and of its page, and can go into a new one",
  async ({ owner: { page }, owner }) => {
    owner.complaints.allow(/drafts\/(save|create)|pages\/get/);
    const made = await makeDraft(owner, "Half an idea", "Not yet.");
    const other = await owner.openTab();
    const [screen, otherScreen] = [pageScreen(page), pageScreen(other)];
    await page.goto(`/page/${made.pageId}`);
    await other.goto(`/page/${made.pageId}`);
    await expect(otherScreen.body).toBeVisible();
    await other.route("**/rpc/drafts/save", (route) => route.abort());
    await otherScreen.body.click();
    await other.keyboard.type("Precious. ");
    await otherScreen.says("Offline — kept on this device");
    await expect(screen.body).toBeVisible();
    const dialog = await openPageModal(page, "Delete draft");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(page).toHaveURL(/\/workspace\//);
    await other.unroute("**/rpc/drafts/save");
    await other.evaluate(() => window.dispatchEvent(new Event("online")));
    await otherScreen.says("This draft is gone — kept on this device");
    await expect(otherScreen.body).toContainText("Precious.");
    await other.getByRole("button", { name: "Put it into a new draft" }).click();
    await expect(other).not.toHaveURL(new RegExp(made.pageId));
    await otherScreen.says("Saved");
    await expect(otherScreen.body).toContainText("Precious.");
    const pageId = new URL(other.url()).pathname.split("/").at(-1) ?? "";
    await expectStored(owner, pageId, "Precious.");
  },
);
