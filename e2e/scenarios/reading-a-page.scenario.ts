import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "on paper a page is its state, title, byline with the date, and text",
  async ({ owner: { page }, owner }) => {
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    const byline = page.getByRole("button", { name: /^Version history/ });
    await expect(byline).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("aside, .topbar").filter({ visible: true })).toHaveCount(0);
    for (const part of [screen.heading, byline, screen.reading]) await expect(part).toBeVisible();
    const year = String(new Date().getFullYear());
    const shownTime = await byline
      .locator("time")
      .evaluate((time) => getComputedStyle(time, "::before").content);
    expect(shownTime).toContain(year);
    await page.emulateMedia({ media: "screen" });
    await screen.toggle("Edit").click();
    await expect(screen.body).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const others = page.locator("aside, .topbar, .editbar, main > :not(.page-title, .page-body)");
    await expect(others.filter({ visible: true })).toHaveCount(0);
    await expect(screen.body).toBeVisible();
    const state = await page
      .getByRole("main")
      .evaluate((main) => getComputedStyle(main, "::before").content);
    expect(state).toContain("Draft");
  },
);
