import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { pressByKey } from "../screens/press-by-key.ts";

scenario("callouts are written, changed by keyboard, published and compared", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The bread day", "");
  await page.goto(`/page/${pageId}`);
  await body.click();

  await keyboard.type("> [!TIP] In winter the tap runs at eight degrees.");
  await keyboard.press("Enter");
  await keyboard.type("- Warm the water first");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.type("Then we bake.");
  await keyboard.press("Enter");
  await keyboard.type("/alert");
  await keyboard.press("Enter");
  await keyboard.type("The oven is hot.");

  const tip = body.getByRole("note", { name: "Tip" });
  await expect(tip.locator("p")).toHaveText("In winter the tap runs at eight degrees.");
  await expect(tip.locator("li")).toHaveText("Warm the water first");
  await expect(body.locator("> p")).toHaveText("Then we bake.");
  await expect(body.getByRole("note", { name: "Warning" })).toHaveText("The oven is hot.");

  // Backspace takes the first row out, and undo puts it back. Behind a callout it only moves the caret.
  const offset = () => body.evaluate(() => document.getSelection()?.anchorOffset);
  await keyboard.press("Home");
  await expect.poll(offset).toBe(0);
  await keyboard.press("Backspace");
  await expect(body.getByRole("note", { name: "Warning" })).toHaveCount(0);
  await keyboard.press("ControlOrMeta+z");
  await expect(body.getByRole("note", { name: "Warning" })).toHaveText("The oven is hot.");
  await body.locator("> p").click({ position: { x: 1, y: 14 } });
  // The caret had the same offset in the callout.
  const around = () =>
    body.evaluate(
      () => document.getSelection()?.anchorNode?.parentElement?.closest("p")?.innerText,
    );
  await expect.poll(around).toBe("Then we bake.");
  await expect.poll(offset).toBe(0);
  await keyboard.press("Backspace");
  await keyboard.type(" Always");
  await expect(tip.locator("li")).toHaveText("Warm the water first Always");

  const control = page.getByRole("button", { name: "Tip: change or remove" });
  await pressByKey(control);
  await page.getByRole("menuitem", { name: "Important" }).press("Enter");
  const important = body.getByRole("note", { name: "Important" });
  await expect(important.locator("p")).toHaveCount(1);
  await expect(body).toBeFocused();
  await expectAccessibleAtAllWidths(page, "callouts in the editor");
  await screen.publish("Cold feed");
  await expect(reading.getByRole("note", { name: "Important" })).toContainText("Warm the water");
  await expectAccessibleAtAllWidths(page, "callouts on the page");

  await screen.toggle("Edit").click();
  await body.locator("> p").click();
  await page.getByText("The oven is hot.").click();
  await page.getByRole("button", { name: "Warning: change or remove" }).click();
  await page.getByRole("menuitem", { name: "Remove the frame" }).click();
  await expect(body.getByRole("note", { name: "Warning" })).toHaveCount(0);
  await expect(body.locator("> p")).toHaveText(["Then we bake.", "The oven is hot."]);

  // The toolbar's menu puts all selected rows into one.
  await body.locator("> p").last().click();
  await keyboard.press("End");
  await keyboard.press("Shift+ArrowUp");
  await keyboard.press("Shift+Home");
  await page.getByRole("button", { name: /^Text type/ }).click();
  await page.getByRole("menuitem", { name: "Warning" }).press("Enter");
  const warning = body.getByRole("note", { name: "Warning" });
  await expect(warning.locator("p")).toHaveText(["Then we bake.", "The oven is hot."]);
  await expect(body).toBeFocused();
});
