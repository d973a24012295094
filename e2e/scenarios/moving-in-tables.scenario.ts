import { makeDraft } from "../actors/make-page.ts";
import type { Actor } from "../actors/actor.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { caretReaches } from "../screens/caret-reaches.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";
import { pressByKey } from "../screens/press-by-key.ts";
import { releaseAtOnce } from "../screens/release-at-once.ts";
import { tableGrips } from "../screens/table-grips.ts";
import { laidOut } from "../screens/laid-out.ts";

const prices = `<p>Prices of today.</p><table><tr><th>Bread</th><th>Flour</th><th>Price</th></tr>
  <tr><td>Rye loaf</td><td>rye</td><td>4.20</td></tr><tr><td>Roll</td><td>wheat</td><td>0.80</td></tr>
  <tr><td>Pretzel</td><td>wheat</td><td>1.40</td></tr></table><p>Ask for the rest.</p>`;

async function openPrices(owner: Actor) {
  const { page } = owner;
  const screen = pageScreen(page);
  const { pageId } = await makeDraft(owner, "The price list", "");
  await page.goto(`/page/${pageId}`);
  await screen.body.click();
  await paste(screen.body, { html: prices });
  const rows = screen.body.locator("tr");
  await expect(rows).toHaveCount(4);
  await laidOut(page);
  const cell = (text: string) => screen.body.locator("td, th").filter({ hasText: text });
  return { page, screen, rows, cell, grips: tableGrips(page) };
}

scenario("a writer drags the rows and columns of a table", async ({ owner }) => {
  const { page, screen, rows, cell, grips } = await openPrices(owner);
  const { body, reading } = screen;

  await grips.carry("row", cell("Pretzel"), rows.nth(1), "first");
  await expect(page.getByText("The row would be 2 of 4.")).toBeAttached();
  await page.mouse.up();
  await expect(rows).toHaveText([
    "BreadFlourPrice",
    "Pretzelwheat1.40",
    "Rye loafrye4.20",
    "Rollwheat0.80",
  ]);
  await expect(page.getByText("The row is 2 of 4 now.")).toBeAttached();

  await grips.carry("column", cell("Price"), cell("Bread"), "first");
  await page.mouse.up();
  await expect(rows.first()).toHaveText("PriceBreadFlour");
  await expect(rows.last()).toHaveText("0.80Rollwheat");

  // What comes first is the header.
  await grips.carry("row", cell("Rye loaf"), rows.first(), "first");
  await page.mouse.up();
  await expect(body.locator("th")).toHaveText(["4.20", "Rye loaf", "rye"]);
  await body.getByText("Ask for the rest.").click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(body.locator("th")).toHaveText(["Price", "Bread", "Flour"]);

  await grips.carry("row", cell("Roll"), rows.first(), "first");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.getByText("The row is back where it was.")).toBeAttached();
  await expect(rows.last()).toHaveText("0.80Rollwheat");

  await screen.publish("Prices");
  await expect(reading.getByRole("columnheader")).toHaveText(["Price", "Bread", "Flour"]);
});

scenario("in a busy tab, a row lands where it was let go", async ({ owner }) => {
  const { page, rows, cell, grips } = await openPrices(owner);
  await grips.carry("row", cell("Pretzel"), rows.nth(2), "first");
  await expect(page.getByText("The row would be 3 of 4.")).toBeAttached();
  await releaseAtOnce(rows.nth(1), 0.05);
  await expect(page.getByText("The row is 2 of 4 now.")).toBeAttached();
  await expect(rows.nth(1)).toHaveText("Pretzelwheat1.40");
});

scenario("the grips of a table open menus, and keys do the same", async ({ owner }) => {
  const { page, screen, rows, cell, grips } = await openPrices(owner);
  const { keyboard } = page;

  await grips.show(cell("Roll"));
  await expectAccessibleAtAllWidths(page, "the grips of a table");
  await grips.show(cell("Roll"));
  await grips.grip("row").click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "Insert column before" })).toBeHidden();
  await menu.getByRole("menuitem", { name: "Insert row below" }).click();
  await expect(rows).toHaveCount(5);
  // The menu gives the focus back to the text when it has gone.
  await expect(menu).toHaveCount(0);
  await expect(screen.body).toBeFocused();

  await cell("Pretzel").click();
  await expect(grips.grip("row")).toBeVisible();
  await caretReaches(page, "Pretzel");
  await keyboard.press("Alt+Shift+ArrowUp");
  await keyboard.press("Alt+Shift+ArrowUp");
  await expect(rows.nth(2)).toHaveText("Pretzelwheat1.40");
  await expect(page.getByText("The row is 3 of 5 now.")).toBeAttached();
  await keyboard.press("Alt+Shift+ArrowRight");
  await expect(rows.first()).toHaveText("FlourBreadPrice");
  await keyboard.press("Alt+Shift+ArrowLeft");
  await keyboard.press("Alt+Shift+ArrowLeft");
  await expect(rows.first()).toHaveText("BreadFlourPrice");
  await keyboard.type("!");
  await expect(screen.body).toContainText("!");
});

scenario(
  "a writer changes the width of a column, by pointer and by keyboard",
  async ({ owner }) => {
    const { page, screen, cell, grips } = await openPrices(owner);
    const { body, reading } = screen;
    const widthOf = async (text: string) =>
      Math.round((await cell(text).boundingBox())?.width ?? 0);
    const natural = await widthOf("Bread");

    await grips.pullBorder(cell("Bread"), -80);
    await expect.poll(() => widthOf("Bread")).toBe(natural - 80);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => widthOf("Bread")).toBe(natural);

    await grips.pullBorder(cell("Bread"), -80);
    await page.mouse.up();
    await expect(body.locator("col").first()).toHaveAttribute("style", `width: ${natural - 80}px;`);
    await grips.pullBorder(cell("Bread"), -600);
    await page.mouse.up();
    await expect.poll(() => widthOf("Bread")).toBe(40);
    await cell("Bread").click();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => widthOf("Bread")).toBe(natural - 80);

    await cell("Bread").click();
    const choose = async (name: string) => {
      await pressByKey(page.getByRole("button", { name: "Table options" }));
      await page.getByRole("menuitem", { name }).press("Enter");
      await expect(body).toBeFocused();
    };
    await choose("Make column wider");
    await expect.poll(() => widthOf("Bread")).toBe(natural - 48);
    await choose("Fit column to its text");
    await expect(body.locator("col")).toHaveCount(0);
    await choose("Make column narrower");
    await expect.poll(() => widthOf("Bread")).toBe(natural - 32);

    await screen.publish("Prices");
    await expect(reading.locator("col").first()).toHaveAttribute("width", String(natural - 32));
    await expect
      .poll(async () => Math.round((await reading.locator("th").first().boundingBox())?.width ?? 0))
      .toBe(natural - 32);
  },
);

scenario("the grip of a column stays on screen far down a long table", async ({ owner }) => {
  const { page, screen, cell, grips } = await openPrices(owner);
  const row = (text: string) => `<tr><td>${text}</td><td>a</td><td>b</td></tr>`;
  await screen.body.getByText("Ask for the rest.").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const rows = Array.from({ length: 60 }, (_, at) => row(`Loaf ${at}`)).join("");
  await paste(screen.body, { html: `<table>${rows}</table>` });
  await expect(cell("Loaf 59")).toBeVisible();
  await cell("Loaf 45").scrollIntoViewIfNeeded();
  await grips.show(cell("Loaf 50"));
  await expect(cell("Loaf 0").first()).not.toBeInViewport();
  await expect(grips.grip("column")).toBeInViewport({ ratio: 1 });
  await grips.grip("column").click();
  await page.getByRole("menuitem", { name: "Insert column after" }).click();
  await expect(page.locator("tr").last().locator("td")).toHaveCount(4);
});

scenario("the buttons at a narrow column stand side by side", async ({ owner }) => {
  const { page, screen, cell, grips } = await openPrices(owner);
  await grips.pullBorder(cell("Flour"), -400);
  await page.mouse.up();
  await cell("Flour").click();
  const options = page.getByRole("button", { name: "Table options" });
  await grips.show(cell("Flour"));
  // They are drawn at their places after they are shown.
  await expect
    .poll(async () => {
      const one = await options.boundingBox();
      const other = await grips.grip("column").boundingBox();
      return one !== null && other !== null && one.x >= other.x + other.width;
    })
    .toBe(true);
  await expect(screen.body).toBeVisible();
});

scenario(
  "a table from right to left keeps its direction when a column gets a width",
  async ({ owner }) => {
    const { page, screen } = await openPrices(owner);
    const { body } = screen;
    await body.getByText("Ask for the rest.").click();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await paste(body, {
      html: "<table><tr><th>לחם</th><th>מחיר</th></tr><tr><td>שיפון</td><td>4.20</td></tr></table>",
    });
    const table = body.locator("table").last();
    const first = table.locator("th").first();
    await expect(table).toHaveCSS("direction", "rtl");
    await expect(first).toHaveCSS("font-size", "13px");
    const natural = (await first.boundingBox())?.width ?? 0;
    await first.click();
    await pressByKey(page.getByRole("button", { name: "Table options" }));
    await page.getByRole("menuitem", { name: "Make column narrower" }).press("Enter");
    await expect.poll(async () => (await first.boundingBox())?.width).toBeLessThan(natural);
    await expect(table).toHaveCSS("direction", "rtl");
    await expect(first).toHaveCSS("font-size", "13px");
  },
);
