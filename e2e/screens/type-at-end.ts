import type { Page } from "@playwright/test";
import { pageScreen } from "./page-screen.ts";

/** Types at the end of the open draft. */
export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await pageScreen(page).body.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(words);
}
