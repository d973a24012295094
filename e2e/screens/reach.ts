import { expect, type Locator } from "@playwright/test";

const stepsMax = 40;

/** Presses Tab until an element has the focus, as a person without a pointer does. */
export async function reach(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < stepsMax; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  await expect(target, `reached by ${key}`).toBeFocused();
}
