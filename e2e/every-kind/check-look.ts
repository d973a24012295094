import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessibleAtAllWidths, phone } from "../screens/expect-accessible.ts";
import { pageScreen, type PageScreen } from "../screens/page-screen.ts";
import type { Holds, Screens } from "./screens.ts";

/** Opens the page of all kinds as its reader sees it, with everything that is added after the text was drawn. */
async function openReading(page: Page, pageId: string): Promise<PageScreen> {
  const screen = pageScreen(page);
  await page.goto(`/page/${pageId}`);
  await expect(screen.toggle("Edit")).toBeVisible();
  await expect(screen.reading.locator(".formula .katex").first()).toBeVisible();
  await expect(screen.reading.locator(".diagram-picture")).toBeVisible();
  await expect(screen.reading.locator(".snippet")).toContainText("We open at eight.");
  await page.evaluate(() => document.fonts.ready);
  return screen;
}

/** What of an element has to be the same: its place in the text, its size, and how it is drawn. */
function look(element: Locator) {
  return element.first().evaluate((drawn) => {
    const body = drawn.closest(".page-body")?.getBoundingClientRect();
    const box = drawn.getBoundingClientRect();
    const style = getComputedStyle(drawn);
    const names = [
      "color",
      "background-color",
      "background-image",
      "font-family",
      "font-size",
      "font-style",
      "font-weight",
      "line-height",
      "text-decoration-line",
      "vertical-align",
      "border-left-width",
      "border-left-color",
      "padding",
    ];
    const place = [box.x, box.y - (body?.y ?? 0), box.width, box.height];
    return {
      place: place.map((pixels) => Math.round(pixels)),
      style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
    };
  });
}

/** Draws are compared within half a pixel, which rounding to whole ones takes apart. */
export async function checkRender({ owner, pageId }: Screens): Promise<Holds> {
  const { page } = owner;
  const reader = await owner.openTab();
  const { reading } = await openReading(reader, pageId);
  const { toggle, body } = await openReading(page, pageId);
  await toggle("Edit").click();
  await expect(body).toBeVisible();
  await expect(body.locator(".formula .katex").first()).toBeVisible();
  await expect(body.locator(".diagram-picture")).toBeVisible();
  await expect(body.locator(".snippet")).toContainText("We open at eight.");
  // Both draw some parts of the text after the text itself.
  return async ({ render }) =>
    expect(async () => {
      const read = await look(reading.locator(render.reader));
      const written = await look(body.locator(render.editor));
      expect(written.style).toEqual(read.style);
      for (const [at, pixels] of read.place.entries()) {
        expect(Math.abs((written.place[at] ?? Number.NaN) - pixels)).toBeLessThanOrEqual(1);
      }
    }).toPass({ timeout: 30_000 });
}

/** What makes an element wider, the more of it there is: columns of a table, terms of a formula. */
const wide = "tr > :last-child, .katex-html > :last-child";

/** Puts long words into the first text of each element, forty and one that is wider than a phone, and more columns and terms. */
export async function checkPhone({ owner, pageId }: Screens): Promise<Holds> {
  const { page } = owner;
  await page.setViewportSize(phone);
  const { reading } = await openReading(page, pageId);
  return async ({ phone: does, render }) => {
    const element = reading.locator(render.reader).first();
    const found = await element.evaluate((drawn, repeated) => {
      const texts = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode();
      if (text !== null) text.textContent = "flour ".repeat(40) + "wholegrain".repeat(12);
      for (const last of drawn.querySelectorAll(repeated)) {
        last.after(...Array.from({ length: 24 }, () => last.cloneNode(true)));
      }
      const { documentElement: root } = document;
      const around = [drawn.parentElement ?? drawn, drawn, ...drawn.querySelectorAll("*")];
      const isScrolled = around.some(
        (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === "auto",
      );
      return {
        overflow: root.scrollWidth - root.clientWidth,
        right: drawn.getBoundingClientRect().right - root.clientWidth,
        isScrolled,
      };
    }, wide);
    expect.soft(found.overflow, "pixels by which the page is wider than the phone").toBe(0);
    if (does === "scrolls") expect.soft(found.isScrolled, "scrolls inside the page").toBe(true);
    else expect.soft(found.right, "pixels outside of the phone").toBeLessThanOrEqual(0);
  };
}

export async function checkDark({ owner, pageId }: Screens): Promise<Holds> {
  const { page } = owner;
  const { reading } = await openReading(page, pageId);
  return async ({ dark: { property, token }, render }) => {
    const colors = [];
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { shown, color } = await reading
        .locator(render.reader)
        .first()
        .evaluate(
          (drawn, [name, variable]) => {
            const probe = document.body.appendChild(document.createElement("i"));
            probe.style.color = `var(${variable})`;
            const { color } = getComputedStyle(probe);
            probe.remove();
            return { shown: getComputedStyle(drawn).getPropertyValue(name), color };
          },
          [property, token] as const,
        );
      expect.soft(shown, `${property} is ${token} in ${colorScheme}`).toContain(color);
      colors.push(color);
    }
    expect.soft(colors[0], `${token} is another colour in the dark`).not.toBe(colors[1]);
  };
}

export async function checkAxe({ owner, pageId, asSample }: Screens): Promise<Holds> {
  const { page } = owner;
  const { reading } = await openReading(await owner.openTab(), pageId);
  const screen = await openReading(page, pageId);
  await expectAccessibleAtAllWidths(page, "a page with every kind");
  await screen.toggle("Edit").click();
  await expect(screen.body).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a page with every kind in the editor");
  return async ({ axe, render }) => {
    const element = reading.locator(render.reader).first();
    await expect.poll(async () => asSample(await element.ariaSnapshot())).toBe(axe);
  };
}
