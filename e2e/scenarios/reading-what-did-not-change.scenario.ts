import type { Page } from "@playwright/test";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { signInScreen } from "../screens/sign-in.ts";

const noAccess = { name: "You don't have access to this page" };

/**
 * Comes back to the window, which reads the page on screen again, until a read is answered with 304: the first answer is sent whole, because
 * the page came with the HTML.
 */
async function comeBackUntilUnchanged(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const answer = page.waitForResponse(/\/rpc\/pages\/get/);
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      return (await answer).status();
    })
    .toBe(304);
}

scenario(
  "a page is not sent again while it stays the same, and is once it changed or was closed",
  async ({ owner, enter }) => {
    const reader = await enterAsMember({ owner, enter }, "Rita Reader");
    reader.complaints.allow(/^403 (GET|POST) /);
    const { page } = reader;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    const { reading } = pageScreen(page);
    await expect(reading).toHaveText("High at noon.");
    await comeBackUntilUnchanged(page);
    await expect(reading).toHaveText("High at noon.");
    await publishVersion(owner, pageId, { subjectLine: "Low" }, { noon: "Low at noon." });
    await page.getByRole("button", { name: "Show it" }).click();
    await expect(reading).toHaveText("Low at noon.");
    await comeBackUntilUnchanged(page);
    await expect(reading).toHaveText("Low at noon.");
    await owner.api.call("PUT", `/pages/${pageId}/restriction`, { isRestricted: true });
    await expect(page.getByRole("heading", noAccess)).toBeVisible();
    await expect(page.getByText("Low at noon.")).toBeHidden();
  },
);

scenario(
  "who signs in after somebody else in the same browser is not shown what they read",
  async ({ owner, stranger }) => {
    owner.complaints.allow(/^40[134] /);
    // The screen of the page, whose answer was dropped, reports why it cannot be read.
    owner.complaints.allow(/You don't have access to this\./);
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    await expect(pageScreen(page).reading).toHaveText("High at noon.");
    await comeBackUntilUnchanged(page);
    const signingIn = await owner.openTab();
    await owner.context.clearCookies();
    await signingIn.goto("/signIn");
    await signInScreen(signingIn).signIn(stranger);
    await expect(page.getByRole("heading", noAccess)).toBeVisible();
    await expect(page.getByText("High at noon.")).toBeHidden();
  },
);
