import type { Locator, Page } from "@playwright/test";
import { saveDraft } from "@stemma/sample/save-draft";
import { makeDraft, publishDraft } from "../actors/make-page.ts";
import { printed } from "../every-kind/printed.ts";
import { tableBodyOf } from "../fixtures/table-body-of.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a table that takes several sheets of paper has its header row on each of them",
  async ({ owner, owner: { page } }) => {
    const { pageId, draftId } = await makeDraft(owner, "The price list", "");
    const rows = Array.from({ length: 80 }, (_, row) => [`Loaf ${row + 1}`, `${row + 3}.50`]);
    const draft = { id: draftId, revision: 2 };
    const body = tableBodyOf([["Bread of the day", "Price"], ...rows]);
    const revision = await saveDraft(owner.api, draft, { pageTitle: "The price list", body });
    await page.goto(`/page/${pageId}`);
    const { body: writing, reading } = pageScreen(page);
    await expectOnEachSheet(page, writing);
    await publishDraft(owner, draftId, revision, null, "The prices of May");
    await page.reload();
    await expectOnEachSheet(page, reading);
  },
);

async function expectOnEachSheet(page: Page, shown: Locator): Promise<void> {
  await expect(shown.getByText("Loaf 80", { exact: true })).toBeAttached();
  const paper = await printed(await page.pdf());
  expect(paper).toContain("Loaf 80 82.50");
  const headers = paper.split("Bread of the day Price").length - 1;
  expect(headers, paper).toBeGreaterThan(2);
}
