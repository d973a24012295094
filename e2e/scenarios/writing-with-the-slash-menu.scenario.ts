import { expect } from "../scenario.ts";
import { scenarioWithDraft } from "../scenario-with-draft.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenarioWithDraft(
  "the slash menu turns a block into what is chosen, filters by what is typed, and goes at Escape",
  async ({ owner, openDraft }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    await openDraft("");
    const menu = page.getByRole("listbox", { name: "Insert object" });
    const options = menu.getByRole("option");
    await page.keyboard.type("/");
    await expect(options).toHaveText([
      "Heading 1",
      "Heading 2",
      "Heading 3",
      "Paragraph",
      "Bullet list",
      "Numbered list",
      "Check list",
      "Quote",
      "Code block",
      "Math",
      "Formula in the line",
      "Diagram",
      "Divider",
      "Note",
      "Tip",
      "Important",
      "Warning",
      "Toggle",
      "Table",
      "Image",
      "File",
      "Snippet",
      "Link to page",
      "Mention",
    ]);
    await expect(options.nth(0)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.type("head");
    await expect(options).toHaveText(["Heading 1", "Heading 2", "Heading 3"]);
    await page.keyboard.type("ing 2");
    await expect(options).toHaveText(["Heading 2"]);
    await page.keyboard.press("Enter");
    await expect(menu).toBeHidden();
    await page.keyboard.type("A heading");
    await expect(body.locator("h3")).toHaveText("A heading");
    await page.keyboard.press("Enter");
    await page.keyboard.type("/zzz");
    await expect(menu).toBeHidden();
    await page.keyboard.press("Enter");
    await page.keyboard.type("/");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(body.locator("p").last()).toHaveText("/");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("/");
    await options.getByText("Heading 3").click();
    await page.keyboard.type("By pointer");
    await expect(body.locator("h4")).toHaveText("By pointer");
  },
);

scenarioWithDraft(
  "the slash menu stands below its line by the specification's offsets",
  async ({ owner, openDraft }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    await openDraft("");
    const menu = page.getByRole("listbox", { name: "Insert object" });
    for (const [kind, offset] of [
      ["Paragraph", 28],
      ["Heading 1", 47],
      ["Heading 2", 37],
      ["Heading 3", 31],
    ] as const) {
      await page.keyboard.type("/");
      await menu.getByText(kind).click();
      await page.keyboard.type("/");
      await expect(menu).toBeVisible();
      const isOff = async () => {
        const lineTop = await body
          .locator("> *")
          .last()
          .evaluate((block) => {
            const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight);
            const range = document.createRange();
            range.selectNodeContents(block);
            const box = range.getClientRects()[0];
            return box === undefined ? 0 : (box.top + box.bottom - lineHeight) / 2;
          });
        const box = await menu.locator("xpath=..").boundingBox();
        return Math.abs((box?.y ?? 0) - lineTop - offset);
      };
      await expect.poll(isOff, kind).toBeLessThan(2);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Backspace");
    }
  },
);
