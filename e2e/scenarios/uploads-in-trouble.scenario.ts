import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Actor } from "../actors/actor.ts";
import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { signInScreen } from "../screens/sign-in.ts";

/** Opens a draft in a tab, with the caret in its last line. */
async function openDraft(page: Page, pageId: string): Promise<void> {
  page.on("filechooser", () => undefined);
  await page.goto(`/page/${pageId}`);
  await pageScreen(page).body.locator("> p").last().click();
}

/** Chooses a picture of one colour for the line with the caret. */
async function addPicture(page: Page, name: string, background: string): Promise<void> {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  const buffer = await image.png().toBuffer();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add pictures or files" }).click();
  await (await choosing).setFiles({ name, mimeType: "image/png", buffer });
}

const pictureIn = (page: Page, name: string) =>
  pageScreen(page).body.getByRole("img", { name, exact: true });

/** Waits until a draft was saved with so many pictures. */
async function expectPictures(owner: Actor, pageId: string, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { draft } = await owner.api.call<{
        draft: { serializedEditorState: { root: { children: { type: string }[] } } };
      }>("GET", `/pages/${pageId}`);
      return draft.serializedEditorState.root.children.filter(({ type }) => type === "image")
        .length;
    })
    .toBe(count);
}

scenario("a picture that is added without a connection is tried again", async ({ owner }) => {
  const { page, context } = owner;
  owner.complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const { pageId } = await makeDraft(owner, "The mill", "The sieve:");
  await openDraft(page, pageId);
  await context.setOffline(true);
  await addPicture(page, "sieve.png", "#c9b48a");
  const tray = page.getByRole("region", { name: "Uploads" });
  await expect(tray.getByRole("alert")).toContainText("The connection broke off.");
  await pageScreen(page).body.locator("> p").last().click();
  await page.keyboard.press("End");
  await page.keyboard.type(" round.");
  await context.setOffline(false);
  await tray.getByRole("button", { name: "Try again" }).click();
  await expect(pictureIn(page, "sieve.png")).toBeVisible();
  await expect(pageScreen(page).body.locator("> p").first()).toHaveText("The sieve: round.");
  await expectPictures(owner, pageId, 1);
});

scenario(
  "a picture that is added after the session ended is kept until somebody signs in",
  async ({ owner }) => {
    const { page } = owner;
    owner.complaints.allow(/401 (GET|POST) /);
    const { pageId } = await makeDraft(owner, "The mill", "The sieve:");
    await openDraft(page, pageId);
    // Unsaved words keep the tab from leaving for the sign-in screen.
    await page.route("**/rpc/drafts/save", (route) => route.abort("failed"));
    owner.complaints.allow(/ERR_FAILED POST .*drafts\/save/);
    await page.keyboard.press("End");
    await page.keyboard.type(" round.");
    await owner.api.call("POST", "/auth/sign-out", {});
    await addPicture(page, "sieve.png", "#c9b48a");
    const tray = page.getByRole("region", { name: "Uploads" });
    await expect(tray.getByRole("alert")).toContainText("You are signed out.");
    await page.unroute("**/rpc/drafts/save");
    const otherTab = owner.context.waitForEvent("page");
    const rail = page.getByRole("complementary");
    await rail.getByRole("link", { name: "Sign In", exact: true }).click();
    const signIn = await otherTab;
    await signInScreen(signIn).signIn(owner);
    await expect(signIn.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
    await page.bringToFront();
    await tray.getByRole("button", { name: "Try again" }).click();
    await expect(pictureIn(page, "sieve.png")).toBeVisible();
    await expectPictures(owner, pageId, 1);
  },
);

scenario(
  "pictures that two tabs add to one draft at the same time both stay",
  async ({ owner }) => {
    const { pageId } = await makeDraft(owner, "The mill", "The sieve:\nThe stone:");
    // The tab that saves second joins its picture with the other one.
    owner.complaints.allow(/409 POST .*drafts\/save/);
    const [one, two] = [owner.page, await owner.openTab()];
    await openDraft(one, pageId);
    await openDraft(two, pageId);
    await Promise.all([
      addPicture(one, "sieve.png", "#c9b48a"),
      addPicture(two, "stone.png", "#7f8a94"),
    ]);
    await expect(pictureIn(one, "sieve.png")).toBeVisible();
    await expect(pictureIn(two, "stone.png")).toBeVisible();
    await expectPictures(owner, pageId, 2);
  },
);
