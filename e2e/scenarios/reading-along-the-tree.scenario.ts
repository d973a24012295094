import { makePageBelow } from "../actors/make-page-below.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a reader follows the tree page by page, and a page without text lists what is below it",
  async ({ owner: { page }, owner }) => {
    const bread = await makePageBelow(owner, null, "Bread");
    await makePageBelow(owner, bread.pageId, "Rye", "Dark.");
    const wheat = await makePageBelow(owner, bread.pageId, "Wheat", "Light.");
    await makePageBelow(owner, null, "Cake", "On Sundays.");
    const { heading } = pageScreen(page);
    await page.goto(`/page/${bread.pageId}`);
    const below = page.getByRole("navigation", { name: "Pages below this one" });
    await expect(below.getByRole("link")).toHaveText(["Rye", "Wheat"]);
    await expectAccessibleAtAllWidths(page, "a page without text that has pages below it");
    await below.getByRole("link", { name: "Rye" }).click();
    await expect(heading).toHaveText("Rye");
    await expect(below).toBeHidden();
    const around = page.getByRole("navigation", { name: "Pages before and after" });
    await expect(around.getByRole("link")).toHaveText([/Previous.*Bread/, /Next.*Wheat/]);
    await expectAccessibleAtAllWidths(page, "a page between two others");
    await around.getByRole("link", { name: /Next/ }).click();
    await expect(heading).toHaveText("Wheat");
    await around.getByRole("link", { name: /Next/ }).click();
    await expect(heading).toHaveText("Cake");
    await expect(around.getByRole("link")).toHaveText([/Previous.*Wheat/]);
    // The tree changes elsewhere, while the page is on screen.
    await owner.api.call("POST", `/pages/${wheat.pageId}/move`, {
      workspaceId: wheat.workspaceId,
    });
    await expect(around.getByRole("link")).toHaveText([/Previous.*Rye/, /Next.*Wheat/]);
  },
);
