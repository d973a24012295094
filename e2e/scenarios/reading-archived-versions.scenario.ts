import { makePage } from "../actors/make-page.ts";
import { makeStaleDraft } from "../actors/stale-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";

const texts = { first: { a: "Feed it at six." }, second: { a: "Feed it at seven." } };

scenario(
  "an archived version is only read, whatever else the address says, and leads to the latest",
  async ({ owner: { page }, owner }) => {
    const made = await makeStaleDraft(owner, { ...texts, draft: { a: "Feed it at eight." } });
    const screen = pageScreen(page);
    for (const address of [
      `/page/${made.pageId}/version/${made.second}`,
      `/page/${made.pageId}?version=${made.second}&edit=true`,
    ]) {
      await page.goto(address);
      await expect(screen.reading).toHaveText("Feed it at seven.");
      await expect(page.getByText("Archived Version", { exact: true })).toBeVisible();
      await expect(screen.path).toContainText("(Archived Version)");
      await expect(page.locator("header").getByRole("button", { name: /edit|menu/i })).toHaveCount(
        0,
      );
    }
    await page.getByRole("link", { name: "View Latest" }).click();
    await expect(screen.reading).toHaveText("Feed it at six.");
    await expect(page).toHaveURL(new RegExp(`/page/${made.pageId}$`));
    await page.goBack();
    await expect(screen.reading).toHaveText("Feed it at seven.");
    await page.reload();
    await expect(screen.reading).toHaveText("Feed it at seven.");
    await page.goForward();
    await expect(screen.reading).toHaveText("Feed it at six.");
    await page.goto(`/page/${made.pageId}?version=${made.first}`);
    await expect(page.getByText("This is the published version.")).toBeVisible();
  },
);

scenario(
  "a version that is none, or another page's, is a page that does not exist",
  async ({ owner: { page }, owner }) => {
    owner.complaints.allow(/^40[04] GET .*versions\/get/);
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    const other = await makePage(owner, "Prices", "Two each.");
    for (const version of [crypto.randomUUID(), "nonsense", other.versionId]) {
      await page.goto(`/page/${made.pageId}?version=${version}`);
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      await expect(page).toHaveURL(/\/page\/pageNotFound$/);
    }
  },
);
