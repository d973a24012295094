import type { Page, Worker } from "@playwright/test";
import type { Cast } from "../actors/enter-as-member.ts";
import { publishVersion, writeDraft } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import type { Paragraphs } from "../fixtures/keyed-body.ts";
import { expect, scenario } from "../scenario.ts";
import { draftUpdate } from "../screens/draft-update.ts";
import { pageScreen } from "../screens/page-screen.ts";

const process = "We feed the starter at six. The rest of our process is written down in detail.";
const base = { a: process, b: "Then we mix the dough.", c: "At last we bake it." };

/** A page that Olga published, open in Mara's draft. */
async function openInDraft(cast: Cast, paragraphs: Paragraphs = base) {
  const { member, page, pageId } = await sharePage(cast, paragraphs);
  await writeDraft(member, pageId, paragraphs);
  await page.goto(`/page/${pageId}?edit=true`);
  const screen = pageScreen(page);
  await expect(screen.body).toContainText(process);
  const update = draftUpdate(page);
  return { member, page, pageId, screen, update, rows: screen.body.locator("p") };
}

/** Puts the cursor before these words of a row. Resolves when the editor has learned of it: keys act at its cursor. */
async function putCursor(page: Page, row: number, words: string): Promise<void> {
  const { body } = pageScreen(page);
  await body.click();
  const line = body.locator("p").nth(row);
  await line.evaluate((element, sought) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const selection = getSelection();
    const place = text?.textContent?.indexOf(sought) ?? 0;
    // The event of the click that came before may still be on its way: it finds the new selection too.
    const isKnown = new Promise<void>((resolve) =>
      document.addEventListener("selectionchange", () => resolve(), { once: true }),
    );
    const isThere = selection?.anchorNode === text && selection?.anchorOffset === place;
    selection?.collapse(text, place);
    return isThere ? undefined : isKnown;
  }, words);
}

scenario(
  "a paragraph that one splits and the other edits is merged without a question",
  async ({ owner, enter }) => {
    const { page, pageId, screen, update, rows } = await openInDraft({ owner, enter });
    await putCursor(page, 0, "The rest");
    await page.keyboard.press("Enter");
    await expect(rows).toHaveCount(4);
    await screen.says("Saved");
    const changed = { ...base, a: process.replace("process", "recipe") };
    await publishVersion(owner, pageId, { subjectLine: "Recipe" }, changed);
    await update.start();
    await expect(page.getByText("Draft updated with one change.")).toBeVisible();
    await expect(rows).toHaveText([
      /^We feed the starter at six\. ?$/,
      /^ ?The rest of our recipe is written down in detail\.$/,
      base.b,
      base.c,
    ]);
    await screen.says("Saved");
  },
);

scenario(
  "two paragraphs that one joins while the other edits the second are merged",
  async ({ owner, enter }) => {
    const { page, pageId, screen, update, rows } = await openInDraft({ owner, enter });
    await putCursor(page, 1, "Then");
    await page.keyboard.press("Backspace");
    await page.keyboard.type(" ");
    await expect(rows).toHaveCount(2);
    await screen.says("Saved");
    const changed = { ...base, b: "Then we mix the rye dough." };
    await publishVersion(owner, pageId, { subjectLine: "Rye" }, changed);
    await update.start();
    await expect(page.getByText("Draft updated with one change.")).toBeVisible();
    await expect(rows).toHaveText([`${process} Then we mix the rye dough.`, base.c]);
  },
);

scenario(
  "where a split meets the same words, the screen says what each did, and nothing is doubled",
  async ({ owner, enter }) => {
    const { member, page, pageId, screen, update, rows } = await openInDraft({ owner, enter });
    const split = {
      a: "We feed the starter at six.",
      n: "The rest of our recipe is written down in detail.",
      b: base.b,
      c: base.c,
    };
    await writeDraft(member, pageId, split);
    await expect(rows).toHaveCount(4);
    const changed = { ...base, a: process.replace("process", "method") };
    await publishVersion(owner, pageId, { subjectLine: "Method" }, changed);
    await update.start();
    const { yours } = update;
    await expect(yours).toContainText("You split this paragraph and changed “process”.");
    await expect(yours.locator("p").filter({ hasText: "six." })).toContainText("¶");
    await expect(update.theirs("Olga Owner’s, “Method”")).toContainText(
      "Olga Owner changed “process”.",
    );
    await expect(page.getByRole("heading", { name: "Paragraphs, 1 of 1" })).toBeVisible();
    await page.keyboard.press("2");
    await update.finish();
    await expect(rows).toHaveText([
      "We feed the starter at six.",
      "The rest of our method is written down in detail.",
      base.b,
      base.c,
    ]);
    await screen.says("Saved");
  },
);

scenario(
  "what the writer keeps out of an update is said, and so is a move",
  async ({ owner, enter }) => {
    const { member, page, pageId, screen, update, rows } = await openInDraft(
      { owner, enter },
      { ...base, d: "Sell it." },
    );
    const { a, b, c } = base;
    await writeDraft(member, pageId, { c, a, b, d: "Sell it all." });
    await expect(rows).toHaveText([c, a, b, "Sell it all."]);
    await publishVersion(owner, pageId, { subjectLine: "Later" }, { a, c, b, d: "Sell it fresh." });
    await update.start();
    const { yours } = update;
    await expect(yours).toContainText("You moved this paragraph to another place.");
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await expect(yours).toContainText("You added “all”.");
    await page.keyboard.press("1");
    await update.finish();
    await expect(
      page.getByText(
        "Draft updated, without a change to your text. You kept your own text in 2 places.",
      ),
    ).toBeVisible();
    await expect(rows).toHaveText([c, a, b, "Sell it all."]);
    await screen.says("Saved");
  },
);

for (const { of, more } of [
  { of: "two paragraphs", more: 0 },
  { of: "a long page", more: 400 },
]) {
  scenario(
    `one writer's changes to ${of} in two tabs come together without a question`,
    async ({ owner, enter }) => {
      const rest = Array.from({ length: more }, (_, row) => `Row ${row}.`);
      const paragraphs = {
        ...base,
        ...Object.fromEntries(rest.map((words, row) => [`r${row}`, words])),
      };
      const { member, page, screen, rows } = await openInDraft({ owner, enter }, paragraphs);
      const other = await member.openTab();
      await other.goto(page.url());
      const otherRows = pageScreen(other).body.locator("p");
      await expect(otherRows).toHaveCount(3 + more);
      let merges = 0;
      const count = (worker: Worker) => (merges += worker.url().includes("merge.worker") ? 1 : 0);
      for (const tab of [page, other]) tab.on("worker", count);
      await member.context.setOffline(true);
      member.complaints.allow(/409 POST .*drafts\/save|ERR_INTERNET_DISCONNECTED/);
      await putCursor(page, 0, "We feed");
      await page.keyboard.type("Always: ");
      await putCursor(other, 1, "Then");
      await other.keyboard.type("Always: ");
      await member.context.setOffline(false);
      const merged = [`Always: ${base.a}`, `Always: ${base.b}`, base.c, ...rest];
      await expect(rows).toHaveText(merged);
      await expect(otherRows).toHaveText(merged);
      await screen.says("Saved");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(other.getByRole("dialog")).toBeHidden();
      // They merge off the main thread.
      expect(merges).toBeGreaterThan(0);
    },
  );
}
