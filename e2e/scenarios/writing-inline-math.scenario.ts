import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { blockBoxes, boxesBelow, expectBlocksLike } from "../screens/block-boxes.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";

scenario("a formula in a line is typed, changed, read and copied", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The energy of the mill", "");
  await page.goto(`/page/${pageId}`);
  await body.click();

  const formulas = body.locator(".inline-math");
  const form = page.getByRole("form", { name: "Formula" });
  const field = form.getByRole("textbox");
  await keyboard.type("The energy is $E=mc^2$");
  await expect(formulas).toHaveCount(1);
  await keyboard.press("Backspace");
  await expect(formulas).toHaveCount(0);
  await expect(body.locator("p")).toHaveText("The energy is $E=mc^2$");
  await keyboard.press("Backspace");
  await keyboard.type("$, and it costs $5-$6.");
  await expect(formulas).toHaveCount(1);
  await expect(formulas.locator("math msup")).toHaveCount(1);
  await expect(formulas.locator(".katex-html")).toBeVisible();
  await expect(body.locator("p")).toContainText(", and it costs $5-$6.");

  // A click opens its source, with a preview, or with the reason why there is none.
  await formulas.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("E=mc^2");
  await field.fill(String.raw`\frac{1`);
  await expect(form.locator("output")).toContainText("expected '}'");
  await field.fill(String.raw`E = \frac{1}{2} m v^2`);
  await expect(form.locator("math mfrac")).toHaveCount(1);
  await expectAccessibleAtAllWidths(page, "the form for a formula");
  await keyboard.press("Enter");
  await expect(form).toHaveCount(0);
  await expect(formulas.locator("math mfrac")).toHaveCount(1);
  await keyboard.type("!");
  await expect(body.locator(".inline-math + span")).toHaveText("!, and it costs $5-$6.");
  await keyboard.press("Backspace");
  await formulas.click();
  await field.fill("x");
  await keyboard.press("Escape");
  await expect(body).toBeFocused();
  await expect(formulas.locator("math mfrac")).toHaveCount(1);

  // The slash menu inserts one; a formula without a source is removed.
  await keyboard.press("End");
  await keyboard.type(" So.");
  await expect(body.locator("p")).toContainText("$5-$6. So.");
  await keyboard.press("Enter");
  await keyboard.type("Inserted /inline eq");
  await keyboard.press("Enter");
  await expect(field).toBeFocused();
  await keyboard.type("a^2 + b^2");
  await keyboard.press("Enter");
  await expect(formulas).toHaveCount(2);
  await keyboard.press("Shift+ArrowLeft");
  await keyboard.press("Enter");
  await expect(field).toHaveValue("a^2 + b^2");
  await field.fill("");
  await keyboard.press("Enter");
  await expect(formulas).toHaveCount(1);
  await keyboard.type("c^2");
  await keyboard.press("Shift+ArrowLeft");
  await keyboard.press("Shift+ArrowLeft");
  await keyboard.press("Shift+ArrowLeft");
  await page.getByRole("toolbar").getByRole("button", { name: "Formula" }).click();
  await expect(formulas).toHaveCount(2);
  await expect(formulas.last().locator("math msup")).toHaveCount(1);

  // One that cannot be drawn keeps its source, and says why.
  await keyboard.press("End");
  await expect(page.getByRole("toolbar")).toHaveCount(0);
  await keyboard.press("Enter");
  await keyboard.type(String.raw`Broken $\nonsense$ here`);
  const broken = formulas.last();
  await expect(broken).toHaveAttribute("title", /This formula cannot be shown\./);
  await expect(broken.locator(".tex")).toHaveText(String.raw`\nonsense`);

  // They stand in headings, lists, cells and callouts, also pasted ones.
  await keyboard.press("Enter");
  await paste(body, {
    html: `<h1>The law of <span class="inline-math">$F = ma$</span></h1><ul><li>a <span class="inline-math">$\\sum_{i=1}^n i$</span></li></ul>
      <table><tr><td>one</td><td><span class="inline-math">$\\sqrt{2}$</span></td></tr></table><div class="callout callout-tip"><p><span class="inline-math">$x_1$</span></p></div>`,
  });
  await expect(formulas).toHaveCount(7);
  await expect(body.locator(".katex-html")).toHaveCount(6);

  const written = boxesBelow(await blockBoxes(body));
  await screen.publish("The energy");
  await expect(reading.locator(".inline-formula .katex-html")).toHaveCount(6);
  await expectBlocksLike(reading, written);
  await expectAccessibleAtAllWidths(page, "a page with formulas in its lines");

  // What is copied are the sources, in their lines.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await reading
    .locator("p")
    .first()
    .evaluate((row) => document.getSelection()?.selectAllChildren(row));
  await keyboard.press("ControlOrMeta+c");
  await expect
    .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim())
    .toBe(String.raw`The energy is E = \frac{1}{2} m v^2, and it costs $5-$6. So.`);
  await expect(reading.locator("h2")).toHaveAttribute("aria-label", "The law of F = ma");

  // Without a script, a reader sees the source.
  const first = await (await page.request.get(`/page/${pageId}`)).text();
  expect(first).toContain('<span class="tex">F = ma</span></span></h2>');
});
