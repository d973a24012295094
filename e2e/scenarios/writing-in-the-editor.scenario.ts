import { expectStored } from "../actors/stored-draft.ts";
import { expect } from "../scenario.ts";
import { scenarioWithDraft } from "../scenario-with-draft.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { placeholderOf } from "../screens/placeholder-of.ts";

scenarioWithDraft(
  "a click below the text leads to its end, and Enter after a slash in the text is a new line",
  async ({ owner: { page }, openDraft }) => {
    const { body } = pageScreen(page);
    await openDraft("A long first line", "Type cd");
    await page.keyboard.press("Control+Home");
    const box = await body.boundingBox();
    if (box === null) throw new Error("The body is not on screen.");
    await page.mouse.click(box.x + 5, Math.min(box.y + box.height, 900) - 10);
    for (const line of [" /", "or tea / p", "or Bread /p"]) {
      await page.keyboard.type(line);
      await page.keyboard.press("Enter");
    }
    const lines = ["A long first line", "Type cd /", "or tea / p", "or Bread ", ""];
    await expect(body.locator("> p")).toHaveText(lines);
  },
);

scenarioWithDraft(
  "placeholders say where text goes, and go when it comes",
  async ({ owner, openDraft }) => {
    const { page } = owner;
    const { body, title } = pageScreen(page);
    await openDraft("");
    const block = body.locator("> *");
    await expect(title).toHaveAttribute("placeholder", "Untitled Page");
    const shown = () => placeholderOf(block.last());
    await expect.poll(shown).toBe("Start writing or press '/ ' for commands...");
    await page.keyboard.press("Enter");
    await expect(block).toHaveCount(2);
    await expect.poll(shown).toBe("Start writing or type '/ ' for commands...");
    for (const level of [1, 2, 3]) {
      await page.keyboard.type(`/h${level}`);
      await page.keyboard.press("Enter");
      // The page's title is the `h1`.
      await expect(body.locator(`h${level + 1}`)).toBeVisible();
      await expect.poll(shown).toBe(`Heading ${level}`);
    }
    await page.keyboard.type("x");
    await expect(body.locator("h4")).toHaveText("x");
    await expect.poll(shown).toBe("");
  },
);

scenarioWithDraft(
  "undo takes back what was typed in one go, and redo brings it again",
  async ({ owner, openDraft }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    const pageId = await openDraft("First.");
    await page.clock.install();
    await page.keyboard.type(" Second");
    await page.clock.runFor(1100);
    await page.keyboard.type(" and third.");
    await expect(body).toHaveText("First. Second and third.");
    await page.keyboard.press("Control+z");
    await expect(body).toHaveText("First. Second");
    await page.keyboard.press("Control+z");
    await expect(body).toHaveText("First.");
    await page.keyboard.press("Control+Shift+z");
    await page.keyboard.press("Control+Shift+z");
    await expect(body).toHaveText("First. Second and third.");
    await page.clock.runFor(1100);
    await expectStored(owner, pageId, "First. Second and third.");
  },
);

scenarioWithDraft(
  "Tab indents, Shift-Tab takes it back, and Escape lets Tab leave the text",
  async ({ owner, openDraft }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    await openDraft("A line");
    const indent = () =>
      body
        .locator("> *")
        .evaluate((block) => Number.parseFloat(getComputedStyle(block).paddingInlineStart));
    expect(await indent()).toBe(0);
    await page.keyboard.press("Tab");
    await expect.poll(indent).toBeGreaterThan(0);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(indent).toBe(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(body).not.toBeFocused();
  },
);

scenarioWithDraft(
  "a key acts where the writer has just clicked, although the browser has not told of it yet",
  async ({ owner: { page }, openDraft }) => {
    const { body } = pageScreen(page);
    await openDraft("First line", "Second line");
    await page.evaluate(() => {
      const hold = (event: Event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      };
      window.addEventListener("selectionchange", hold, { capture: true });
    });
    const lines = body.locator("> p");
    const start = { position: { x: 1, y: 8 } };
    await lines.first().click(start);
    await page.keyboard.press("Delete");
    await expect(lines).toHaveText(["irst line", "Second line"]);
    await lines.last().click(start);
    await page.keyboard.press("Backspace");
    await expect(lines).toHaveText(["irst lineSecond line"]);
    await lines.click(start);
    await page.keyboard.press("Enter");
    await expect(lines).toHaveText(["", "irst lineSecond line"]);
  },
);
