import { expect, type Page } from "@playwright/test";

/** Marks the documents in these tabs; returns a function that checks that none of them was reloaded since. */
export async function staysLoaded(...pages: readonly Page[]): Promise<() => Promise<void>> {
  for (const page of pages) {
    await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  }
  return async () => {
    for (const page of pages) await expect(page.locator("html")).toHaveAttribute("data-marked");
  };
}
