import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Holds that axe finds nothing wrong with what is on screen, and that nothing is wider than the window. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What is still fading in has colours that it will not keep.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
  expect.soft(found, `what axe finds on ${what}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels by which ${what} is wider than the window`).toBeLessThanOrEqual(0);
}
