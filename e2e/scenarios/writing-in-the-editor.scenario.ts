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
    expect(await placeholderOf(block)).toBe("Start writing or press '/ ' for commands...");
    await page.keyboard.press("Enter");
    expect(await placeholderOf(block.last())).toBe("Start writing or type '/ ' for commands...");
    for (const level of [1, 2, 3]) {
      await page.keyboard.type(`/h${level}`);
      await page.keyboard.press("Enter");
      // The page's title is the `h1`.
      await expect(body.locator(`h${level + 1}`)).toBeVisible();
      expect(await placeholderOf(block.last())).toBe(`Heading ${level}`);
    }
    await page.keyboard.type("x");
    await expect(body.locator("h4")).toHaveText("x");
    expect(await placeholderOf(block.last())).toBe("");
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
