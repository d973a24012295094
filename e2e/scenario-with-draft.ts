import { makeDraft } from "./actors/make-page.ts";
import { scenario } from "./scenario.ts";
import { pageScreen } from "./screens/page-screen.ts";

/** Scenarios in which the owner writes: `openDraft` opens a draft with these paragraphs, with the caret at the end of the last one. */
export const scenarioWithDraft = scenario.extend<{
  openDraft: (...texts: string[]) => Promise<string>;
}>({
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
