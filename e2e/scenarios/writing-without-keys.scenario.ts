import { expect } from "../scenario.ts";
import { scenarioWithDraft } from "../scenario-with-draft.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** What is typed to make the rows, by their kind. */
const starts = {
  paragraphs: "",
  headings: "## ",
  bullets: "- ",
  numbers: "1. ",
  boxes: "[] ",
  quotations: "> ",
};

// `insertText` presses no key, as an emoji panel, dictation and the keyboard of a phone press none.
for (const [kind, start] of Object.entries(starts)) {
  scenarioWithDraft(
    `among ${kind}, text that comes without keys goes on in the row that Enter made`,
    async ({ owner: { page }, openDraft }) => {
      const { keyboard } = page;
      const { body } = pageScreen(page);
      await openDraft("");
      await keyboard.type(`${start}Above`);
      await keyboard.press("Enter");
      await keyboard.type("Below");
      await keyboard.press("ArrowUp");
      await keyboard.press("End");
      await keyboard.press("Enter");
      await keyboard.insertText("🌱 A new");
      await keyboard.insertText(" row");
      await expect(body).toHaveText("Above 🌱 A new row Below", { useInnerText: true });
    },
  );
}

scenarioWithDraft(
  "text that comes without keys goes on where the pointer placed the caret",
  async ({ owner: { page }, openDraft }) => {
    const { keyboard } = page;
    const { body } = pageScreen(page);
    await openDraft("Above", "", "Below", "Last");
    const rows = body.locator("> p");
    await keyboard.press("Enter");
    await expect(rows).toHaveCount(5);
    await rows.nth(1).click();
    await keyboard.insertText("One");
    await keyboard.insertText(" two");
    await expect(rows).toHaveText(["Above", "One two", "Below", "Last", ""]);
    await rows.last().click();
    await keyboard.press("Enter");
    await rows.nth(2).dblclick({ position: { x: 5, y: 8 } });
    await keyboard.insertText("Three");
    await keyboard.insertText(" four");
    await expect(rows).toHaveText(["Above", "One two", "Three four", "Last", "", ""]);
  },
);

scenarioWithDraft(
  "where Enter accepts a replacement, as macOS offers it, the caret stays in the row that Enter made",
  async ({ owner: { page }, openDraft }) => {
    const { keyboard } = page;
    const rows = pageScreen(page).body.locator("> p");
    await openDraft("omw");
    await keyboard.press("Enter");
    await expect(rows).toHaveText(["omw", ""]);
    // The browser tells of the replacement after the key that accepted it.
    await rows.first().evaluate((row) => {
      const words = row.querySelector("span")?.firstChild;
      if (!words) throw new Error("The row has no text.");
      const range = { startContainer: words, startOffset: 0, endContainer: words, endOffset: 3 };
      const replacement = new InputEvent("beforeinput", {
        inputType: "insertText",
        data: "On my way!",
        targetRanges: [new StaticRange(range)],
        bubbles: true,
        cancelable: true,
      });
      row.dispatchEvent(replacement);
    });
    await expect(rows).toHaveText(["On my way!", ""]);
    await keyboard.type("Soon");
    await expect(rows).toHaveText(["On my way!", "Soon"]);
  },
);
