import type { Page } from "@playwright/test";

/**
 * Makes every save of a draft fail inside the page, as without a connection, also after a reload. A route of Playwright
 * does not see the save that a page sends while it unloads. Returns a function that ends it.
 */
export async function cutSaves(page: Page): Promise<() => Promise<void>> {
  const install = () => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const isCut = sessionStorage.getItem("e2e-saves-are-cut") !== null;
      return isCut && url.includes("/rpc/drafts/save")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : fetch(input, init);
    };
  };
  await page.addInitScript(install);
  await page.evaluate(install);
  await page.evaluate(() => sessionStorage.setItem("e2e-saves-are-cut", "yes"));
  return () => page.evaluate(() => sessionStorage.removeItem("e2e-saves-are-cut"));
}
