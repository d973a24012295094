import { makeEmptyPage } from "../actors/make-empty-page.ts";
import { publishVersion, writeDraft } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import { expect, scenario } from "../scenario.ts";
import { draftUpdate } from "../screens/draft-update.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { laidOut } from "../screens/laid-out.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { pressByKey } from "../screens/press-by-key.ts";

/** Paragraphs that are higher than any window of the test. */
const long = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`p${at}`, `Line ${at} of the plan.`]),
);
const last = "Line 59 of the plan.";

scenario(
  "a writer far down in a draft is told that another version was published, and led to what it says",
  async ({ owner, enter }) => {
    const { member, pageId } = await sharePage({ owner, enter }, long, "First version");
    await writeDraft(member, pageId, { ...long, p59: `${last} Mara adds.` });
    const { page } = member;
    const { body } = pageScreen(page);
    await page.goto(`/page/${pageId}?edit=true`);
    await body.getByText("Mara adds.").click();
    await page.keyboard.press("End");
    const note = page.getByRole("button", { name: "The published page has changed" });
    const compare = page.getByRole("button", { name: "Compare", exact: true });
    const place = () =>
      body.getByText("Mara adds.").evaluate((row) => row.getBoundingClientRect().y);
    await laidOut(page);
    const before = await place();

    await publishVersion(owner, pageId, { subjectLine: "Prices 2027" }, { ...long, p0: "Prices." });
    await expect(note).toBeInViewport();
    await expect(page.getByRole("status").getByText("The published page has changed")).toHaveCount(
      1,
    );
    expect(await place()).toBeCloseTo(before, 0);
    await page.keyboard.type(" And more.");
    await expect(body).toContainText("Mara adds. And more.");
    await expectAccessibleAtAllWidths(page, "a draft with a note of what stands above");

    await expect(compare).not.toBeInViewport();
    await pressByKey(note);
    await expect(compare).toBeInViewport();
    await expect(note).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(compare).toBeFocused();

    await body.getByText("And more.").click();
    await expect(note).toBeInViewport();
    await note.click();
    await draftUpdate(page).start();
    await expect(page.getByText(/Draft updated with one change/)).toBeVisible();
    await body.getByText("And more.").click();
    await expect(compare).toHaveCount(0);
    await expect(note).toHaveCount(0);
  },
);

scenario(
  "a writer far down in a draft is told that the page was deleted, until it is restored",
  async ({ owner }) => {
    const pageId = await makeEmptyPage(owner);
    const versionId = await publishVersion(owner, pageId, { subjectLine: "First version" }, long);
    await writeDraft(owner, pageId, { ...long, p0: "Another beginning." });
    const { page } = owner;
    const { body } = pageScreen(page);
    await page.goto(`/page/${pageId}?edit=true`);
    await body.getByText(last).click();
    const note = page.getByRole("button", { name: "This page was deleted" });
    const state = page.getByText("Deleted Page", { exact: true });
    await owner.api.call("DELETE", `/pages/${pageId}`, { expectedPublishedVersion: versionId });
    await expect(note).toBeInViewport();
    await expectAccessibleAtAllWidths(page, "a draft with a note of the deletion");
    await note.click();
    await expect(state).toBeInViewport();
    await expect(note).toHaveCount(0);
    await body.getByText(last).click();
    await expect(note).toBeInViewport();
    await owner.api.call("POST", `/pages/${pageId}/restore`, {});
    await expect(note).toHaveCount(0);
  },
);
