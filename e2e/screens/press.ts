import { expect, type Page } from "@playwright/test";

/**
 * Types each of these texts. One in braces is a key or a chord, such as `{Enter}` or `{Control+b}`; `{Choose}` waits until a menu
 * offers something, and presses Enter.
 */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [, chord] = /^\{(.+)\}$/.exec(key) ?? [];
    if (chord === undefined) await page.keyboard.type(key);
    else if (chord !== "Choose") await page.keyboard.press(chord);
    else {
      const chosen = page.getByRole("option", { selected: true });
      await expect(chosen).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(chosen).toBeHidden();
    }
  }
}
