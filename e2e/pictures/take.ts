import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const folder = fileURLToPath(new URL("../../docs/images/", import.meta.url));

/** Takes a screenshot for the documents, once the fonts have loaded. */
export async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
