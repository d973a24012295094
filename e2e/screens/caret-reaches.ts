import { expect, type Page } from "@playwright/test";

/** Waits until the caret is in a text with these words, and the editor has heard of it: a selection is told after the event that makes it. */
export async function caretReaches(page: Page, words: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent ?? ""))
    .toContain(words);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}
