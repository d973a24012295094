import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axeApi from "axe-core";
import { settle } from "./settle.ts";

/**
 * Checks that axe reports no violation for the screen, in the light theme and, for colour rules, in the dark theme, and
 * that nothing is wider than the window.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectAccessibleInLight(page, what);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrastInDark(page, what);
  await page.emulateMedia({ colorScheme: "light" });
}

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** The same in a window of desktop width and in one of phone width; leaves the page at desktop width. */
export async function expectAccessibleAtAllWidths(page: Page, what: string): Promise<void> {
  const onPhone = `${what}, ${phone.width} px wide`;
  const onDesk = `${what}, ${desk.width} px wide`;
  await page.setViewportSize(phone);
  await expectAccessibleInLight(page, onPhone);
  // Both widths in the dark, one after the other: each change of the theme draws the screen anew.
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrastInDark(page, onPhone);
  await page.setViewportSize(desk);
  await expectContrastInDark(page, onDesk);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessibleInLight(page, onDesk);
}

async function expectAccessibleInLight(page: Page, what: string): Promise<void> {
  // A screen that is a chunk of its own is empty until the chunk has come.
  await page.locator("h1").first().waitFor({ state: "attached" });
  await settle(page);
  // An open menu or list floats outside the landmarks. It belongs to its button or field, whose landmark is checked
  // when it is closed.
  const floating = page.getByRole("menu").or(page.getByRole("listbox")).first();
  const isFloating = await floating.isVisible();
  const rules = isFloating ? { ...alsoHeld, region: { enabled: false } } : alsoHeld;
  expect.soft(await findingsOf(page, { rules }), `what axe finds on ${what}`).toEqual([]);
  // An open menu follows its button into a narrower window some frames later.
  const overflow = await page.evaluate(async () => {
    const { documentElement: root } = document;
    const pixels = () => root.scrollWidth - root.clientWidth;
    for (let frame = 0; frame < 120 && pixels() > 0; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return pixels();
  });
  expect.soft(overflow, `pixels by which ${what} is wider than the window`).toBeLessThanOrEqual(0);
}

async function expectContrastInDark(page: Page, what: string): Promise<void> {
  await settle(page);
  const contrast = { runOnly: ["color-contrast"] };
  expect
    .soft(await findingsOf(page, contrast), `what axe finds in the dark on ${what}`)
    .toEqual([]);
}

/** Rules to check in addition to axe's defaults, of this or a later version. */
const alsoHeld = {
  "heading-order": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
  "skip-link": { enabled: true },
};

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * What axe finds wrongly: a row of a check list in the editor is an `li` with the role of a box, in a list with the role of
 * a group. ARIA in HTML allows any role there; axe's table of roles does not look at the role of the list.
 */
const allowed = { rule: "aria-allowed-role", elements: "[role=group] > li[role=checkbox]" };

/**
 * What counts as a landmark besides the landmarks: axe's own list, and a tooltip, which floats outside them, belongs to
 * its button, and may appear at any moment under a pointer that rests where something was pressed.
 */
const regionMatcher = "dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]";

/**
 * Axe's violations, one line per element. Axe is loaded once per document, because loading takes longer than checking.
 */
async function findingsOf(page: Page, options: axeApi.RunOptions): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) {
    await page.evaluate(axeSource);
    await page.evaluate((regionMatcher) => {
      const { axe } = window as unknown as { readonly axe: Pick<typeof axeApi, "configure"> };
      axe.configure({ checks: [{ id: "region", options: { regionMatcher } }] });
    }, regionMatcher);
  }
  return await page.evaluate(
    async ({ options, allowed }) => {
      const { axe } = window as unknown as { readonly axe: Pick<typeof axeApi, "run"> };
      const { violations } = await axe.run(document, { ...options, resultTypes: ["violations"] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(
            ({ target: [selector] }) =>
              id !== allowed.rule ||
              typeof selector !== "string" ||
              document.querySelector(selector)?.matches(allowed.elements) !== true,
          )
          .map(
            ({ html, failureSummary = "" }) =>
              `${id} (${help}): ${html.slice(0, 160)} ${failureSummary}`,
          ),
      );
    },
    { options, allowed },
  );
}
