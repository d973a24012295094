import { expect, type Page } from "@playwright/test";

/** A key or a chord in a text. */
const keySign = /(\{(?:[A-Z][A-Za-z]+|[A-Z][A-Za-z]+\+.+?)\})/;

/**
 * Types these texts. What stands in braces and begins with a capital is a key or a chord, such as `{Enter}` or `{Control+b}`;
 * `{Choose}` waits until a menu offers something, and presses Enter.
 */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys.flatMap((one) => one.split(keySign)).filter((one) => one !== "")) {
    const chord = keySign.test(key) ? key.slice(1, -1) : undefined;
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
