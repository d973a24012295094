import { makeDraft } from "../actors/make-page.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { loseAnswer } from "../screens/lose-answer.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** Rows of a page that is long enough for the server to compare what it stored with what was sent. */
const rows = Array.from(
  { length: 600 },
  (_, row) => `Row ${row}: flour, water and salt, by weight.`,
);
const changes = "**/rpc/drafts/saveChanges";

scenario(
  "a long page is saved whole once, then by what changed, and a lost answer loses and doubles nothing",
  async ({ owner }) => {
    const { page } = owner;
    owner.complaints.allow(/ERR_FAILED POST .*drafts\/saveChanges/);
    const { pageId } = await makeDraft(owner, "The long recipe", ...rows);
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.body).toContainText("Row 599:");
    await screen.body.getByText("Row 3: flour").click();
    await page.keyboard.press("End");
    const whole = page.waitForRequest("**/rpc/drafts/save");
    await page.keyboard.insertText(" First");
    expect((await whole).postData()?.length).toBeGreaterThan(100_000);
    await screen.says("Saved");
    await expectStored(owner, pageId, "by weight. First");

    const change = page.waitForRequest(changes);
    await page.keyboard.insertText(" second");
    const sent = (await change).postData() ?? "";
    expect(sent).toContain("by weight. First second");
    expect(sent.length).toBeLessThan(2000);
    await screen.says("Saved");
    await expectStored(owner, pageId, "by weight. First second");

    const split = page.waitForRequest(changes);
    await page.keyboard.press("Enter");
    await page.keyboard.type("A new row");
    await split;
    await expectStored(owner, pageId, "A new row");
    // Its answer is no answer to the next save.
    await screen.says("Saved");

    await loseAnswer(page, changes);
    const lost = page.waitForRequest(changes);
    const again = page.waitForResponse(changes);
    await page.keyboard.insertText(", once");
    expect((await again).request().postData()).toBe((await lost).postData());
    await screen.says("Saved");
    await expectStored(owner, pageId, "A new row, once");

    await page.reload();
    await expect(screen.body).toContainText(
      "Row 3: flour, water and salt, by weight. First second",
    );
    await expect(screen.body.getByText("A new row, once", { exact: true })).toHaveCount(1);
    await expect(screen.body.locator("p")).toHaveCount(rows.length + 1);
  },
);
