import type { Page } from "@playwright/test";

/** Waits until nothing opens, closes or fades any more: until then colours and places are not those that stay. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(hasSettled);
}

/** Whether it is so. In the browser. */
function hasSettled(): boolean {
  const isMoving = document.querySelector("[data-starting-style], [data-ending-style]") !== null;
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  return !isMoving && finite.every(({ playState }) => playState !== "running");
}
