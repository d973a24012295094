import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { choosePageMenu } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a new page below another one opens for writing, with what was typed meanwhile as its title",
  async ({ owner: { page }, owner }) => {
    const made = await makePage(owner, "Bread", "Feed it at six.");
    await page.goto(`/page/${made.pageId}`);
    await page.route("**/rpc/pages/create", async (route) => {
      await page.keyboard.type("Rye");
      await route.continue();
    });
    await choosePageMenu(page, "New page below");
    const { title, path } = pageScreen(page);
    await expect(title).toHaveValue("Rye");
    await expect(title).toBeFocused();
    await expect(path).toHaveText(/^Personal\s*\/\s*…\s*\/\s*Bread\s*\/\s*Rye/);
    await page.goBack();
    await expect(pageScreen(page).heading).toHaveText("Bread");
  },
);
