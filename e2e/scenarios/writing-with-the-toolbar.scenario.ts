import { expectStored, storedDraft } from "../actors/stored-draft.ts";
import { expect } from "../scenario.ts";
import { scenarioWithDraft } from "../scenario-with-draft.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenarioWithDraft(
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

scenarioWithDraft("the toolbar is reached and used by keyboard", async ({ owner, openDraft }) => {
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

scenarioWithDraft(
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

scenarioWithDraft(
  "a key finds the text that was selected just before it, although the browser has not told of it yet",
  async ({ owner: { page }, openDraft }) => {
    await openDraft("Marked by keys");
    await page.evaluate(() => {
      const hold = (event: Event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      };
      window.addEventListener("selectionchange", hold, { capture: true });
    });
    await page.keyboard.press("Shift+Home");
    await page.keyboard.press("Control+KeyK");
    await expect(page.getByRole("textbox", { name: "Address" })).toBeFocused();
  },
);
