import { makeDraft } from "../actors/make-page.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible, phone } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { signInScreen } from "../screens/sign-in.ts";

scenario(
  "a writer whose session ended elsewhere is told at once, on a phone too, and goes on after signing in",
  async ({ owner }) => {
    const { page } = owner;
    owner.complaints.allow(/401 (GET|POST) /);
    const { pageId } = await makeDraft(owner, "The bread day", "Before.");
    await page.setViewportSize(phone);
    // The live connection tells the tab that its session ended, so it must be open.
    const isLive = new Promise<void>((resolve) => {
      page.on("websocket", (socket) => socket.on("framesent", () => resolve()));
    });
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    await screen.says("Saved");
    await isLive;
    await owner.api.call("POST", "/auth/sign-out", {});
    await screen.says("Signed out — all is saved");
    const notice = page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: "You are signed out." });
    await expect(notice).toContainText("What you wrote is saved.");
    await expectAccessible(page, "a draft whose writer is signed out, on a phone");
    // A read that is refused does not lead away from the draft.
    await page.keyboard.press("Control+k");
    await page.keyboard.type("line");
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    await page.keyboard.press("Escape");
    await screen.says("Signed out — all is saved");
    await screen.body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" After.");
    await screen.says("Signed out — kept on this device");
    const otherTab = owner.context.waitForEvent("page");
    await notice.getByRole("link", { name: "Sign in" }).click();
    const signIn = await otherTab;
    await signInScreen(signIn).signIn(owner);
    await expect(signIn.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
    await page.bringToFront();
    await screen.says("Saved");
    await expectStored(owner, pageId, "Before. After.");
  },
);
