import { expect, type Locator } from "@playwright/test";

const stepsMax = 40;

/** Goes by Tab, as a person without a pointer does, until something has the focus. */
export async function reach(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < stepsMax; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  await expect(target, `reached by ${key}`).toBeFocused();
}
