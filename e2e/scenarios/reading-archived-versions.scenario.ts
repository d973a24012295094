import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";

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
