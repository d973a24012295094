import { makeDraft, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { choosePageMenu } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";

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

scenario(
  "a page that is copied as Markdown and pasted has its page links and its highlighted words again",
  async ({ owner }) => {
    const { page } = owner;
    const { body, publish, reading } = pageScreen(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await makePage(owner, "Rye flour", "From the mill.");
    const bread = await makeDraft(owner, "The bread day", "");
    const other = await makeDraft(owner, "The other bread day", "");
    await page.goto(`/page/${bread.pageId}`);
    await body.click();
    await page.keyboard.type("Take [[rye fl");
    await expect(page.getByRole("option", { name: "Rye flour" })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.type(" and ==feed it==, as a==b.");
    await publish("The flour");
    await expect(reading.getByRole("link", { name: "Rye flour" })).toBeVisible();
    await choosePageMenu(page, "Copy as Markdown");
    await expect(page.getByText("Copied as Markdown")).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());

    await page.goto(`/page/${other.pageId}`);
    await body.click();
    await paste(body, { text });
    await expect(page.getByText("The pasted Markdown was formatted.")).toBeVisible();
    await expect(body.locator("p")).toHaveText("Take Rye flour and feed it, as a==b.");
    await expect(body.locator("a.page-link")).toHaveText("Rye flour");
    await expect(body.locator("[class*=highlight-]")).toHaveText("feed it");
    await body.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await paste(body, { text: "Bake ==slowly==." });
    await expect(body.locator("[class*=highlight-]")).toHaveText(["feed it", "slowly"]);
  },
);
