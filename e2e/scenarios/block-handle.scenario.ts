import type { Page } from "@playwright/test";
import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { blockHandle } from "../screens/block-handle.ts";
import { expectAccessibleAtAllWidths, phone } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

const texts = ["Feed the starter.", "Mix the dough.", "Let it rest.", "Bake."];
const [feed = "", mix = "", rest = "", bake = ""] = texts;

/** Waits until the browser's selection is in the row with this text. */
async function expectCaretIn(page: Page, text: string): Promise<void> {
  const rowAtCaret = () =>
    page.evaluate(() => {
      const node = document.getSelection()?.focusNode;
      return (node instanceof Element ? node : node?.parentElement)?.closest("p, h2, li")
        ?.textContent;
    });
  await expect.poll(rowAtCaret).toBe(text);
}

scenario("a writer changes rows from the handle beside them", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const rows = body.locator("> *");
  const { handle, entry, show, menu, open } = blockHandle(page);
  const { pageId } = await makeDraft(owner, "The bread day", ...texts);
  await page.goto(`/page/${pageId}`);

  await show(rows.nth(1));
  await expectAccessibleAtAllWidths(page, "the handle of a row");
  await rows.nth(1).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Well.");
  await expect(rows.nth(1)).toHaveText(`${mix} Well.`);
  await expect(handle).toBeHidden();
  // Letters that come slowly are several steps.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+z");
    await expect(rows).toHaveText(texts, { timeout: 500 });
  }).toPass();

  await open(rows.nth(1));
  await expectAccessibleAtAllWidths(page, "the menu of a row");
  await entry("Turn into").hover();
  await entry("Heading 1").click();
  await expect(body.locator("h2")).toHaveText(mix);
  await expect(menu).toBeHidden();
  await expect(body).toBeFocused();
  await expectCaretIn(page, mix);

  await open(body.locator("h2"));
  await entry("Duplicate").click();
  await expect(rows).toHaveText([feed, mix, mix, rest, bake]);
  await open(rows.nth(3));
  await entry("Delete").click();
  await expect(rows).toHaveText([feed, mix, mix, bake]);
  await expect(menu).toBeHidden();
  await expect(body).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(rows).toHaveText([feed, mix, mix, rest, bake]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(rows).toHaveText(texts);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(rows.nth(2));
  await entry("Copy link").click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`/page/${pageId}#`);
  await screen.publish("The first day");
  await page.goto(address);
  await expect(reading.locator(":focus")).toHaveText(rest);
});

scenario("a writer drags rows to another place, also into a callout", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const rows = body.locator("> *");
  const { drag, menu } = blockHandle(page);
  const { pageId } = await makeDraft(owner, "The bread day", ...texts);
  await page.goto(`/page/${pageId}`);

  await drag(rows.first(), rows.nth(2), 0.9);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(rows).toHaveText(texts);

  await drag(rows.first(), rows.nth(2), 0.9);
  await page.mouse.up();
  await expect(rows).toHaveText([mix, rest, feed, bake]);
  await expect(menu).toBeHidden();

  await rows.nth(3).click();
  await expectCaretIn(page, bake);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/tip");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Not too hot.");
  const callout = body.locator(".callout > *");
  await expect(callout).toHaveText("Not too hot.");

  await rows.nth(0).click();
  await expectCaretIn(page, mix);
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+End");
  await expectCaretIn(page, rest);
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await drag(rows.nth(1), callout.first(), 0.1);
  await page.mouse.up();
  await expect(callout).toHaveText([mix, rest, "Not too hot."]);
  await expect(rows).toHaveCount(3);
  await body.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(rows).toHaveCount(5);
  await expect(callout).toHaveText("Not too hot.");
});

scenario("Shift and a click on the handle select the rows up to there", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const rows = body.locator("> *");
  const { entry, handle, menu, open, show } = blockHandle(page);
  const { pageId } = await makeDraft(owner, "The bread day", ...texts);
  await page.goto(`/page/${pageId}`);
  const selected = () => page.evaluate(() => document.getSelection()?.toString().split(/\n+/));
  const selectTo = async (at: number) => {
    await show(rows.nth(at));
    await handle.click({ modifiers: ["Shift"] });
  };

  await rows.nth(1).click();
  await expectCaretIn(page, mix);
  await selectTo(3);
  await expect.poll(selected).toEqual([mix, rest, bake]);
  await expect(menu).toBeHidden();
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await selectTo(0);
  await expect.poll(selected).toEqual([feed, mix]);
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await open(rows.nth(1));
  await entry("Delete").click();
  await expect(rows).toHaveText([rest, bake]);
  await expect(body).toBeFocused();
});

scenario("a writer changes several rows by keys alone", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const { keyboard } = page;
  const rows = body.locator("> *");
  const { openByKey, entry, menu } = blockHandle(page);
  const { pageId } = await makeDraft(owner, "The bread day", ...texts);
  await page.goto(`/page/${pageId}`);

  await rows.first().click();
  await expectCaretIn(page, feed);
  await keyboard.press("Home");
  await keyboard.press("Shift+ArrowDown");
  await keyboard.press("Shift+End");
  await expectCaretIn(page, mix);
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await openByKey();
  await keyboard.press("ArrowRight");
  await expect(entry("Normal text")).toBeFocused();
  await keyboard.type("Num");
  await expect(entry("Numbered list")).toBeFocused();
  await keyboard.press("Enter");
  await expect(body.locator("ol > li")).toHaveText([feed, mix]);
  await expect(menu).toBeHidden();
  await expect(body).toBeFocused();

  await openByKey();
  await keyboard.press("ArrowDown");
  await expect(entry("Duplicate")).toBeFocused();
  await keyboard.press("Enter");
  await expect(body.locator("ol > li")).toHaveText([feed, mix, feed, mix]);
  await expect(menu).toBeHidden();
  await expect(body).toBeFocused();

  await expectCaretIn(page, feed);
  await openByKey();
  await keyboard.press("ArrowUp");
  await expect(entry("Delete")).toBeFocused();
  await keyboard.press("Enter");
  await expect(body.locator("ol > li")).toHaveText([feed, mix, mix]);
  await openByKey();
  await keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(body).toBeFocused();
});

scenario("the handle stands beside the row that a finger touched", async ({ enter }) => {
  const writer = await enter("Pia Phone", { viewport: phone, hasTouch: true, isMobile: true });
  const { page } = writer;
  const { body } = pageScreen(page);
  const { handle, entry } = blockHandle(page);
  const { pageId } = await makeDraft(writer, "The bread day", ...texts);
  await page.goto(`/page/${pageId}`);

  const row = body.getByText(rest);
  await row.tap();
  await expect(handle).toBeVisible();
  // It is drawn at its place after it is shown.
  await expect
    .poll(async () => {
      const [grip, box] = [await handle.boundingBox(), await row.boundingBox()];
      return grip !== null && box !== null && grip.x >= 0 && grip.x + grip.width <= box.x;
    })
    .toBe(true);
  await handle.tap();
  await entry("Turn into").tap();
  await expect(entry("Warning")).toBeInViewport({ ratio: 1 });
  await entry("Heading 2").tap();
  await expect(body.locator("h3")).toHaveText(rest);
});
