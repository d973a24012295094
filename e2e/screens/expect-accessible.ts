import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { settle } from "./settle.ts";

/**
 * Holds that axe finds nothing wrong with what is on screen, in the light and, where colours are asked about, in the dark, and
 * that nothing is wider than the window.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settle(page);
  // What an open menu or field offers floats over the landmarks; it belongs to its button or field, whose landmark is
  // checked when it is closed.
  const floating = page.getByRole("menu").or(page.getByRole("listbox")).first();
  const isFloating = await floating.isVisible();
  const rules = isFloating ? { ...alsoHeld, region: { enabled: false } } : alsoHeld;
  const axe = new AxeBuilder({ page }).options({ rules });
  expect.soft(await findingsOf(axe), `what axe finds on ${what}`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page);
  const contrast = new AxeBuilder({ page }).withRules(["color-contrast"]);
  expect.soft(await findingsOf(contrast), `what axe finds in the dark on ${what}`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels by which ${what} is wider than the window`).toBeLessThanOrEqual(0);
}

/** Rules that axe leaves out by default, or may come to leave out. */
const alsoHeld = {
  "heading-order": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
  "skip-link": { enabled: true },
};

async function findingsOf(axe: AxeBuilder): Promise<string[]> {
  // Nothing here is framed, so no window of axe's own is needed to gather from frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
}
