import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { pressByKey } from "../screens/press-by-key.ts";

scenario("a table is written, changed by keyboard and published", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The price list", "");
  await page.goto(`/page/${pageId}`);
  await body.click();

  await keyboard.type("/spreadsheet");
  await keyboard.press("Enter");
  await expect(body.locator("th")).toHaveCount(3);
  for (const text of ["Bread", "Flour", "Price", "Rye loaf", "rye", "4.20", "Roll", "wheat"]) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  await keyboard.type("0.80");
  await keyboard.press("Tab");
  await expect(body.locator("tr")).toHaveCount(4);
  await keyboard.type("Pretzel");
  await expect(body.locator("tr").last()).toHaveText("Pretzel");

  const choose = async (name: string) => {
    await pressByKey(page.getByRole("button", { name: "Table options" }));
    await page.getByRole("menuitem", { name }).press("Enter");
    await expect(body).toBeFocused();
  };
  await choose("Move row up");
  await expect(body.locator("tr").nth(2)).toHaveText("Pretzel");
  await choose("Make first column a header");
  await expect(body.locator("th")).toHaveCount(6);
  await keyboard.press("ControlOrMeta+z");
  await expect(body.locator("th")).toHaveCount(3);
  await expectAccessibleAtAllWidths(page, "a table in the editor");

  // A letter over selected cells stands in the first of them; undo brings their words back.
  const [from, to] = [body.getByText("wheat"), body.getByText("0.80")];
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await expect(body.locator(".cell-selected")).toHaveCount(2);
  await page.mouse.up();
  // What is typed within a second is undone in one go.
  await page.clock.install();
  await keyboard.type("Spelt");
  await expect(body.locator("tr").last()).toHaveText("RollSpelt");
  await keyboard.press("ControlOrMeta+z");
  await expect(body.locator("tr").last()).toHaveText("RollS");
  await keyboard.press("ControlOrMeta+z");
  await expect(body.locator("tr").last()).toHaveText("Rollwheat0.80");
  await page.clock.resume();

  await screen.publish("Prices");
  await expect(reading.getByRole("columnheader")).toHaveText(["Bread", "Flour", "Price"]);
  await expect(reading.getByRole("row")).toHaveCount(4);
  await expectAccessibleAtAllWidths(page, "a table on the page");
});
