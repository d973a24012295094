import type { Page } from "@playwright/test";
import { makeDraft } from "../actors/make-page.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { typeAtEnd } from "../screens/type-at-end.ts";

/** Holds the journal's database by a transaction that does not end until the returned function is called. */
async function keepJournalBusy(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(async () => {
    const opening = indexedDB.open("stemma-journal");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const store = opening.result.transaction("drafts", "readwrite").objectStore("drafts");
    const state = { isHeld: true };
    const goOn = () => {
      if (state.isHeld) store.get("nothing").addEventListener("success", goOn);
    };
    goOn();
    return state;
  });
  return () => held.evaluate((state) => void (state.isHeld = false));
}

/** Resolves when the tab waits for the journal, in the document that it opens next. */
async function watchJournal(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      document.documentElement.dataset["readsJournal"] = "";
      return transaction.apply(this, args);
    };
  });
  return () => page.waitForSelector("html[data-reads-journal]");
}

scenario(
  "words that were kept are there again, also where the disk takes long to read them",
  async ({ owner }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_(FAILED|ABORTED) POST .*drafts\/save/);
    const { pageId } = await makeDraft(owner, "In haste", "Sent.");
    await page.goto(`/page/${pageId}`);
    await expect(pageScreen(page).body).toBeVisible();
    await context.route("**/rpc/drafts/save", (route) => route.abort("failed"));
    await typeAtEnd(page, " Just typed.");
    await pageScreen(page).says("Offline — kept on this device");
    await page.close();
    await context.unroute("**/rpc/drafts/save");

    const busy = await owner.openTab();
    await busy.goto("/");
    const release = await keepJournalBusy(busy);
    const later = await owner.openTab();
    const readsJournal = await watchJournal(later);
    await later.clock.install();
    await later.goto(`/page/${pageId}`);
    await readsJournal();
    await later.clock.runFor(30_000);
    await release();
    await expect(pageScreen(later).body).toHaveText("Sent. Just typed.");
    await expectStored(owner, pageId, "Sent. Just typed.");
  },
);
