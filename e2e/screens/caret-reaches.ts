import { expect, type Page } from "@playwright/test";

/** Waits until the caret is in a text with these words, and the editor has heard of it: a selection is told after the event that makes it. */
export async function caretReaches(page: Page, words: string): Promise<void> {
  // An element around the text, such as the whole page, holds these words too.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const node = getSelection()?.anchorNode;
        return node instanceof Text ? node.data : "";
      }),
    )
    .toContain(words);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}
