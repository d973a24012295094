import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { choosePageMenu } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario("a page is copied as Markdown", async ({ owner }) => {
  const { page } = owner;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { pageId } = await makePage(owner, "The bread day", "Feed the *starter*.");
  await page.goto(`/page/${pageId}`);
  await expect(pageScreen(page).toggle("Edit")).toBeVisible();
  await choosePageMenu(page, "Copy as Markdown");
  await expect(page.getByText("Copied as Markdown")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("# The bread day\n\nFeed the \\*starter\\*.\n");
});
