import type { Page } from "@playwright/test";

/** Waits until all animations have ended: until then, colours and positions are not final. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(hasSettled);
}

/** Whether all animations have ended. Runs in the browser. */
function hasSettled(): boolean {
  const isMoving = document.querySelector("[data-starting-style], [data-ending-style]") !== null;
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  return !isMoving && finite.every(({ playState }) => playState !== "running");
}
