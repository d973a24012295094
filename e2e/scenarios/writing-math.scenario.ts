import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { blockBoxes, boxesBelow, expectBlocksLike } from "../screens/block-boxes.ts";
import { caretReaches } from "../screens/caret-reaches.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** A formula that takes any time to draw: its macro stands for many letters. */
const endless = String.raw`\def\a{${"x".repeat(2000)}}${String.raw`\a`.repeat(400)}`;

scenario("a formula is written, drawn, read, and never keeps a tab busy", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The slope of the quay", "");
  await page.goto(`/page/${pageId}`);
  await body.click();

  await keyboard.type("Before.");
  await keyboard.press("Enter");
  await keyboard.type("$$ ");
  await expect(body.locator("figure.math")).toHaveCount(1);
  await keyboard.press("Backspace");
  await expect(body.locator("p").last()).toHaveText("$$ ");
  await keyboard.press("Backspace");
  await keyboard.press("Enter");
  const source = body.locator("figure.math > pre");
  const formula = body.locator("figure.math > .formula");
  await expect(source).toBeVisible();
  await keyboard.type("% The roots");
  await keyboard.press("Enter");
  await keyboard.type(String.raw`x = \frac{-b`);
  await expect(formula).toContainText("This formula cannot be shown.");
  await keyboard.type(String.raw` \pm \sqrt{d}}{2a}`);
  await expect(formula.locator("math mfrac")).toHaveCount(1);
  await expect(formula.locator(".katex-html")).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.type("After.");
  await expect(body.locator("figure.math + p")).toHaveText("After.");

  // The source is out of sight, and the arrows and a click open it.
  await expect(source).toHaveCSS("width", "1px");
  await keyboard.press("ArrowUp");
  await expect(body.locator("figure.math")).toHaveClass(/math-open/);
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowUp");
  await expect(body.locator("figure.math")).not.toHaveClass(/math-open/);
  await formula.click();
  await expect(body.locator("figure.math")).toHaveClass(/math-open/);
  await expect(source).toContainText(String.raw`% The rootsx =`);
  await keyboard.type(" + 1");
  await expect(formula.locator("math > semantics > mrow")).toContainText("+1");
  await expectAccessibleAtAllWidths(page, "a formula whose source is open");

  // The click closes the source above, which moves the line.
  await body.locator("figure.math + p").click();
  await expect(body.locator(".math-open")).toHaveCount(0);
  await body.locator("figure.math + p").click();
  await caretReaches(page, "After.");
  await keyboard.press("End");
  await keyboard.press("Enter");
  await expect(body.locator("> p")).toHaveCount(3);
  await keyboard.type("$$ ");
  await expect(source).toHaveCount(2);
  await keyboard.insertText(endless);
  await expect(formula.nth(1)).toContainText("It takes too long to draw.");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.insertText("y^2");
  await expect(formula.nth(1).locator("math msup")).toHaveCount(1);

  await body.locator("> p").first().click();
  await expect(body.locator(".math-open")).toHaveCount(0);
  const written = boxesBelow(await blockBoxes(body));
  await screen.publish("The slope");
  await expect(reading.locator(".formula .katex-html")).toHaveCount(2);
  await expect(reading.locator("figure.math > pre").first()).toHaveCSS("width", "1px");
  await expectBlocksLike(reading, written);
  await expectAccessibleAtAllWidths(page, "a page with formulas");

  // Without a script, a reader sees the source.
  const first = await (await page.request.get(`/page/${pageId}`)).text();
  expect(first).toContain("<pre>y^2</pre></figure>");
});
