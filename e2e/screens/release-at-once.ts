import type { Locator } from "@playwright/test";

/**
 * Lets go of what is dragged over an element, at a share of its height. As in a tab that was busy, the screen hears of the last move and
 * of the release at once, without a frame between them.
 */
export async function releaseAtOnce(over: Locator, share: number): Promise<void> {
  await over.evaluate((element, part) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height * part];
    const at = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, clientX, clientY };
    element.dispatchEvent(new PointerEvent("pointermove", { ...at, buttons: 1 }));
    element.dispatchEvent(new PointerEvent("pointerup", at));
  }, share);
  await over.page().mouse.up();
}
