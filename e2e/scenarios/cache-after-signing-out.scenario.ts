import type { Page } from "@playwright/test";
import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";

/** Whether the browser has an answer for this address in its cache, whatever the server would say. */
function isCached(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (from) => {
    const init: RequestInit = { cache: "only-if-cached", mode: "same-origin" };
    const answer = await fetch(from, init).catch(() => null);
    return answer?.ok === true;
  }, address);
}

scenario(
  "whoever comes after somebody who signed out finds none of their files in the browser's cache",
  async ({ owner }) => {
    const { page, api, complaints } = owner;
    complaints.allow(/^(401 |net::ERR_CACHE_MISS|console: .*(401|ERR_CACHE_MISS))/);
    const { draftId } = await makeDraft(owner, "The mill", "");
    const { fileId } = await api.call<{ fileId: string }>(
      "POST",
      `/files?draftId=${draftId}`,
      Buffer.from("Nobody else reads this."),
    );
    const address = `/files/${fileId}`;
    await page.goto("/");
    await page.evaluate(async (from) => void (await (await fetch(from)).text()), address);
    expect(await isCached(page, address)).toBe(true);
    const menu = await openOrganizationMenu(page);
    await chooseEntry(menu.getByRole("menuitem", { name: "Sign out" }));
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    await expect(page).toHaveURL(/\/signIn/);
    expect(await isCached(page, address)).toBe(false);
  },
);
