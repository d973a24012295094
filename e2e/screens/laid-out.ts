import type { Page } from "@playwright/test";

/** Waits until what is on screen has its place: fonts that it needs begin to load when it is laid out, and change its layout. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
  });
}
