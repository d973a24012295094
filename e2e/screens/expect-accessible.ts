import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axeApi from "axe-core";
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
  expect.soft(await findingsOf(page, { rules }), `what axe finds on ${what}`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page);
  const contrast = { runOnly: ["color-contrast"] };
  expect
    .soft(await findingsOf(page, contrast), `what axe finds in the dark on ${what}`)
    .toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels by which ${what} is wider than the window`).toBeLessThanOrEqual(0);
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The same in a window as wide as a desk's, and in one as narrow as a phone's; leaves the page in the desk's. */
export async function expectAccessibleAtAllWidths(page: Page, what: string): Promise<void> {
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${what}, ${viewport.width} px wide`);
  }
}

/** Rules to check also where axe leaves them out by default, now or in a later version. */
const alsoHeld = {
  "heading-order": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
  "skip-link": { enabled: true },
};

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Axe's findings, one line for each element. Axe is loaded once into each document: loading takes longer than checking. */
async function findingsOf(page: Page, options: axeApi.RunOptions): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axeSource);
  return await page.evaluate(async (options) => {
    const { axe } = window as unknown as { readonly axe: Pick<typeof axeApi, "run"> };
    const { violations } = await axe.run(document, { ...options, resultTypes: ["violations"] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary = "" }) =>
          `${id} (${help}): ${html.slice(0, 160)} ${failureSummary}`,
      ),
    );
  }, options);
}
