import { makeDraft, makePage, publishDraft, saveDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import {
  choosePageMenu,
  openPageModal,
  pageMenuOffers,
  publishersMarks,
} from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { holdUndo } from "../screens/hold-undo.ts";
import { laidOut } from "../screens/laid-out.ts";

scenario(
  "a deleted page says so on its screen and in every list, and comes back when it is restored",
  async ({ owner: { page }, owner }) => {
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${made.pageId}`);
    const dialog = await openPageModal(page, "Delete page");
    await expect(dialog).toContainText("you can restore it");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    let deletions = 0;
    page.on("request", (request) => (deletions += /pages\/delete/.test(request.url()) ? 1 : 0));
    await openPageModal(page, "Delete page");
    await dialog.getByRole("button", { name: "DELETE" }).dblclick();
    await expect(page).toHaveURL(new RegExp(`/workspace/${made.workspaceId}`));
    expect(deletions).toBe(1);
    const inList = page.getByRole("main").getByRole("link", { name: "(Deleted) The bread day" });
    await expect(inList).toBeVisible();
    await page.goto("/");
    await expect(inList).toBeVisible();
    await inList.click();
    await expect(page.getByText("Deleted Page", { exact: true })).toBeVisible();
    await expect(pageScreen(page).path).toContainText("(Deleted)");
    await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeHidden();
    const { heading } = pageScreen(page);
    await laidOut(page);
    const place = await heading.boundingBox();
    await choosePageMenu(page, "Restore deleted page");
    const undo = await holdUndo(page);
    await expect(page.getByText("Deleted Page", { exact: true })).toBeHidden();
    await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
    await expect.poll(() => heading.boundingBox()).toEqual(place);
    await undo.click();
    await expect(page.getByText("Page deleted again")).toBeVisible();
    await expect(page.getByText("Deleted Page", { exact: true })).toBeVisible();
  },
);

scenario(
  "a draft of a deleted page is kept from publishing until the page is restored",
  async ({ owner: { page }, owner }) => {
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    await owner.api.call("POST", `/pages/${made.pageId}/draft`, {});
    await owner.api.call("DELETE", `/pages/${made.pageId}`, {
      expectedPublishedVersion: made.versionId,
    });
    const screen = pageScreen(page);
    await page.goto(`/page/${made.pageId}?edit=true`);
    await expect(screen.body).toBeVisible();
    await expect(screen.publishButton).toBeHidden();
    await page.getByText("Deleted Page", { exact: true }).hover();
    await expect(page.getByRole("tooltip")).toContainText("This page is deleted.");
    expect(await pageMenuOffers(page)).toEqual([
      ...publishersMarks,
      "Version history",
      "Find and replace",
      "Create page from draft",
      "View deleted page",
      "Restore deleted page",
      "Delete draft",
    ]);
    await choosePageMenu(page, "View deleted page");
    await expect(screen.reading).toHaveText("Feed it at six.");
    await expect(page).not.toHaveURL(/edit/);
    await screen.toggle("Draft Available").click();
    await expect(screen.body).toBeVisible();
    await choosePageMenu(page, "Restore deleted page");
    await expect(screen.publishButton).toBeVisible();
  },
);

scenario(
  "deleting a page that was published meanwhile deletes nothing until it was looked at again",
  async ({ owner: { page }, owner }) => {
    owner.complaints.allow(/^409 POST .*pages\/delete/);
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${made.pageId}`);
    const dialog = await openPageModal(page, "Delete page");
    const draft = await owner.api.call<{ id: string }>("POST", `/pages/${made.pageId}/draft`, {});
    await saveDraft(owner, draft.id, 1, "The bread day", "Feed it at seven.");
    await publishDraft(owner, draft.id, 2, made.versionId, "An hour later");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(dialog.getByRole("alert")).toContainText("nothing was deleted");
    await dialog.getByRole("button", { name: "Refresh" }).click();
    await expect(pageScreen(page).reading).toHaveText("Feed it at seven.");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(page).toHaveURL(/\/workspace\//);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Page restored")).toBeVisible();
    const inList = page.getByRole("main").getByRole("link", { name: "The bread day" });
    await expect(inList).not.toContainText("(Deleted)");
  },
);

scenario(
  "a page never published goes with its draft, and going back does not lead to it",
  async ({ owner: { page, complaints }, owner }) => {
    // While the page is left, it may be read once more.
    complaints.allow(/^404 GET .*rpc\/pages\/get/);
    const made = await makeDraft(owner, "Half an idea", "Not yet.");
    await page.goto("/");
    await page.goto(`/page/${made.pageId}`);
    await expect(pageScreen(page).body).toBeVisible();
    const dialog = await openPageModal(page, "Delete draft");
    await expect(dialog).toContainText("the page is deleted forever with your draft");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(page).toHaveURL(new RegExp(`/workspace/${made.workspaceId}`));
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Half an idea" })).toHaveCount(0);
  },
);

scenario(
  "a page that is read again while it is deleted is left for its workspace, not for 'not found'",
  async ({ owner: { page, complaints }, owner }) => {
    complaints.allow(/^404 GET .*rpc\/pages\/get/);
    const made = await makeDraft(owner, "Half an idea", "Not yet.");
    await page.goto(`/page/${made.pageId}`);
    await expect(pageScreen(page).body).toBeVisible();
    await expect(page).toHaveURL(/edit=true/);
    const addresses: string[] = [];
    page.on("framenavigated", (frame) => addresses.push(new URL(frame.url()).pathname));
    await page.route("**/rpc/drafts/delete", async (route) => {
      const response = await route.fetch();
      // A read from before the deletion may still be answered, with 200.
      const missing = page.waitForResponse(
        (answer) => answer.url().includes("/rpc/pages/get") && answer.status() === 404,
      );
      // What the browser does when it shows a document from its back/forward cache: all answers are read again.
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
      );
      await missing;
      await route.fulfill({ response });
    });
    const dialog = await openPageModal(page, "Delete draft");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(page).toHaveURL(new RegExp(`/workspace/${made.workspaceId}`));
    expect(addresses).toEqual([`/workspace/${made.workspaceId}`]);
  },
);
