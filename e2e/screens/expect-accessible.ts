import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Holds that axe finds nothing wrong with what is on screen, and that nothing is wider than the window. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForFunction(hasSettled);
  // An open menu floats over the landmarks; it belongs to its button, whose landmark is checked when it is closed.
  const isMenuOpen = await page.getByRole("menu").isVisible();
  const axe = new AxeBuilder({ page }).disableRules(isMenuOpen ? ["region"] : []);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
  expect.soft(found, `what axe finds on ${what}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels by which ${what} is wider than the window`).toBeLessThanOrEqual(0);
}

/** Whether nothing opens, closes or fades any more: until then colours are not those that stay. In the browser. */
function hasSettled(): boolean {
  const isMoving = document.querySelector("[data-starting-style], [data-ending-style]") !== null;
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  return !isMoving && finite.every(({ playState }) => playState !== "running");
}
