import { expect, type Page } from "@playwright/test";

/** A key or a chord in a text. */
const keySign = /(\{(?:[A-Z][A-Za-z]+|[A-Z][A-Za-z]+\+.+?)\})/;

/** What stands for a key that opens or closes something: it waits until the next key has its place. */
const waitingKeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Choose: async (page) => {
    const chosen = page.getByRole("option", { selected: true });
    await expect(chosen).toBeVisible();
    const id = await chosen.getAttribute("id");
    await page.keyboard.press("Enter");
    // What was chosen may open the next menu at once, with an option of its own chosen.
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(0);
  },
  Toolbar: async (page) => {
    // The selection reaches the editor after its key, in a task of its own.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const toolbar = page.getByRole("toolbar", { name: "Formatting" });
    await expect(toolbar).toBeVisible();
    await page.keyboard.press("Alt+F10");
    await expect(toolbar.locator(":focus")).toBeVisible();
  },
  Menu: async (page) => {
    await page.keyboard.press("Enter");
    await expect(menuEntry(page).and(page.locator(":focus"))).toBeVisible();
  },
  Pick: async (page) => {
    await page.keyboard.press("Enter");
    await expect(menuEntry(page)).toHaveCount(0);
    await expect(page.locator("[contenteditable=true]:focus")).toBeVisible();
  },
};

const menuEntry = (page: Page) => page.getByRole("menuitemradio");

/**
 * Types these texts. What stands in braces and begins with a capital is a key or a chord, such as `{Enter}` or `{Control+b}`, or one
 * that waits: `{Choose}` takes what a menu at the caret offers, `{Toolbar}` goes to the toolbar, `{Menu}` opens the menu of the button
 * with the focus, and `{Pick}` takes the entry with the focus.
 */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys.flatMap((one) => one.split(keySign)).filter((one) => one !== "")) {
    const chord = keySign.test(key) ? key.slice(1, -1) : undefined;
    const wait = chord === undefined ? undefined : waitingKeys[chord];
    if (wait !== undefined) await wait(page);
    else if (chord !== undefined) await page.keyboard.press(chord);
    else await page.keyboard.type(key);
  }
}
