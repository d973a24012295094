import { expect } from "@playwright/test";
import { allKinds, everyKind } from "@stemma/document/testing/every-kind/every-kind";
import { pageScreen } from "../screens/page-screen.ts";
import { printed } from "./printed.ts";
import type { Holds, Screens } from "./screens.ts";

const count = (text: string, words: string) => text.split(words).length - 1;

/** Prints the page once, and looks at it as it is laid out for paper. */
export async function checkPrint({ owner, pageId }: Screens): Promise<Holds> {
  const { page } = owner;
  const { reading, toggle } = pageScreen(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/page/${pageId}`);
  await expect(toggle("Edit")).toBeVisible();
  await expect(reading.locator(".formula .katex").first()).toBeVisible();
  await expect(reading.locator(".diagram-picture")).toBeVisible();
  await expect(reading.locator(".snippet")).toContainText("We open at eight.");
  const paper = await printed(await page.pdf());
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  return async ({ print, render }) => {
    const element = reading.locator(render.reader).first();
    await expect(element).toBeVisible();
    const lightness = await element.evaluate((drawn) => {
      const parts = /\d+/g;
      const color = getComputedStyle(drawn).color.match(parts)?.map(Number) ?? [];
      return Math.max(...color.slice(0, 3));
    });
    expect(lightness, "of the ink, 255 is white").toBeLessThan(140);
    if (typeof print === "object") return;
    // Several kinds have the same words: each of them has to be there.
    const lines = allKinds.filter((kind) => everyKind[kind].print === print).length;
    expect(count(paper, print), `“${print}” in ${paper}`).toBeGreaterThanOrEqual(lines);
  };
}
