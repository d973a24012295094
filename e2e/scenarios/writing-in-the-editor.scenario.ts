import { makeDraft } from "../actors/make-page.ts";
import { expectStored, storedDraft } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { placeholderOf } from "../screens/placeholder-of.ts";
import { chooseEntry } from "../screens/choose-entry.ts";

/** Opens a draft with these paragraphs, with the caret at the end of the last one. */
const write = scenario.extend<{ openDraft: (...texts: string[]) => Promise<string> }>({
  openDraft: async ({ owner }, use) => {
    await use(async (...texts) => {
      const { pageId } = await makeDraft(owner, "Notes", ...texts);
      await owner.page.goto(`/page/${pageId}`);
      await pageScreen(owner.page).body.click();
      await owner.page.keyboard.press("Control+End");
      return pageId;
    });
  },
});

write(
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

write(
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

write(
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
      expect(Math.abs((box?.y ?? 0) - lineTop - offset), kind).toBeLessThan(2);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Backspace");
    }
  },
);

write(
  "the toolbar over selected text changes its type, marks, alignment and indent",
  async ({ owner, openDraft }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    const pageId = await openDraft("Some words to be shaped");
    const toolbar = page.getByRole("toolbar", { name: "Formatting" });
    await expect(toolbar).toBeHidden();
    await page.keyboard.press("Shift+Home");
    await expect(toolbar).toBeVisible();
    const button = (name: string) => toolbar.getByRole("button", { name, exact: true });
    const marks = ["Bold", "Italic", "Underline", "Strikethrough", "Code", "Superscript"];
    for (const name of marks) {
      await button(name).click();
      await expect(button(name)).toHaveAttribute("aria-pressed", "true");
    }
    await button("Subscript").click();
    await expect(button("Superscript")).toHaveAttribute("aria-pressed", "false");
    for (const [name, alignment] of [
      ["Align center", "center"],
      ["Align right", "right"],
      ["Justify", "justify"],
      ["Align left", "left"],
    ] as const) {
      await button(name).click();
      await expect(button(name)).toHaveAttribute("aria-pressed", "true");
      await expect(body.locator("> *")).toHaveCSS("text-align", alignment);
    }
    await expect(button("Outdent")).toBeDisabled();
    await button("Indent").click();
    await expect(button("Outdent")).toBeEnabled();
    const type = toolbar.getByRole("button", { name: /^Text type/ });
    await expect(type).toHaveText("Normal text");
    await type.click();
    await expect(page.getByRole("menuitemradio")).toContainText([
      "Normal text",
      "Heading 1",
      "Heading 2",
      "Heading 3",
    ]);
    await chooseEntry(page.getByRole("menuitemradio", { name: "Heading 2" }));
    await expect(body.locator("h3")).toHaveText("Some words to be shaped");
    await expect(type).toHaveText("Heading 2");
    await expectStored(owner, pageId, '"tag":"h2"');
    expect(JSON.stringify(await storedDraft(owner, pageId))).toContain('"indent":1');
    await button("Remove formatting").click();
    for (const name of [...marks, "Subscript"]) {
      await expect(button(name)).toHaveAttribute("aria-pressed", "false");
    }
    await expectStored(owner, pageId, '"indent":0');
    await page.keyboard.press("ArrowRight");
    await expect(toolbar).toBeHidden();
  },
);

write("the toolbar is reached and used by keyboard", async ({ owner, openDraft }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  await openDraft("Marked by keys");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("Alt+F10");
  const toolbar = page.getByRole("toolbar", { name: "Formatting" });
  const first = toolbar.getByRole("button").first();
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(toolbar.getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toolbar.getByRole("button", { name: "Bold" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Escape");
  await expect(body).toBeFocused();
});

write(
  "the toolbar that the keyboard asked for keeps the focus when a selection is told of late",
  async ({ owner: { page }, openDraft }) => {
    await openDraft("Marked by keys");
    // Browsers report selection changes asynchronously: here, after the focus has moved.
    const release = await page.evaluateHandle(() => {
      const hold = (event: Event) => event.stopImmediatePropagation();
      window.addEventListener("selectionchange", hold, { capture: true });
      return () => {
        window.removeEventListener("selectionchange", hold, { capture: true });
        document.dispatchEvent(new Event("selectionchange"));
      };
    });
    await page.keyboard.press("Shift+Home");
    await page.keyboard.press("Alt+F10");
    const first = page.getByRole("toolbar", { name: "Formatting" }).getByRole("button").first();
    await expect(first).toBeFocused();
    await release.evaluate((tellOfSelection) => tellOfSelection());
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(first).toBeFocused();
  },
);

write("placeholders say where text goes, and go when it comes", async ({ owner, openDraft }) => {
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
});

write(
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

write(
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
