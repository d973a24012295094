import { expect, type Locator } from "@playwright/test";

/**
 * Presses a button beside the text by Enter. The editor hears late where a click placed the caret, and takes the focus to the text then:
 * so the button gets it until it keeps it for two frames.
 */
export async function pressByKey(button: Locator): Promise<void> {
  await expect(async () => {
    await button.focus();
    await button.page().evaluate(async () => {
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await expect(button).toBeFocused({ timeout: 100 });
  }).toPass();
  await button.page().keyboard.press("Enter");
}
