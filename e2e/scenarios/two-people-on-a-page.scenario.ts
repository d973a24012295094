import { publishVersion, writeDraft } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import { expect, scenario } from "../scenario.ts";
import { draftUpdate } from "../screens/draft-update.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { pageScreen } from "../screens/page-screen.ts";

const base = { a: "Feed it at six.", b: "Mix at five." };

scenario(
  "who publishes second is told who was first, and may publish a branch that history shows",
  async ({ owner, enter }) => {
    const { member, pageId } = await sharePage({ owner, enter }, base, "First version");
    await writeDraft(member, pageId, { ...base, b: "Mara mixes." });
    await publishVersion(owner, pageId, { subjectLine: "Prices 2027" }, { ...base, c: "Sell it." });

    const theirs = pageScreen(member.page);
    await member.page.goto(`/page/${pageId}?edit=true`);
    await expect(
      member.page.getByText(
        /One version was published since you started: Olga Owner, “Prices 2027”/,
      ),
    ).toBeVisible();
    await theirs.publishButton.click();
    await member.page.getByRole("button", { name: "Publish as a branch" }).click();
    await theirs.publishDialog.getByLabel("Subject line").fill("How Mara does it");
    await theirs.publishDialog.getByRole("button", { name: /^PUBLISH/ }).click();
    await expect(theirs.reading).toContainText("Mara mixes.");

    await owner.page.goto(`/page/${pageId}`);
    await expect(pageScreen(owner.page).reading).toContainText("Mara mixes.");
    await expect(pageScreen(owner.page).reading).not.toContainText("Sell it.");
    await expect(owner.page.getByText("Mara Member")).toBeVisible();
    const { node } = await openHistory(owner.page);
    await expect(node("How Mara does it")).toHaveAccessibleName(
      /the published version, Mara Member, .*branched from “First version”/,
    );
    await expect(node("Prices 2027")).toHaveAccessibleName(/branched from “First version”/);
  },
);

scenario(
  "what two members changed in one paragraph is shown under both their names and settled by the writer",
  async ({ owner, enter }) => {
    const { member, pageId } = await sharePage({ owner, enter }, base);
    const [mine, theirs] = [pageScreen(owner.page), pageScreen(member.page)];
    for (const [{ page }, words] of [
      [member, " Mara mixes by hand."],
      [owner, " Olga has a machine."],
    ] as const) {
      const screen = pageScreen(page);
      await page.goto(`/page/${pageId}`);
      await screen.toggle("Edit").click();
      await screen.body.getByText("Mix at five.").click();
      await page.keyboard.press("End");
      await page.keyboard.type(words);
      await expect(screen.body).toContainText(words);
      await screen.says("Saved");
    }
    await mine.publish("The machine");

    const { page } = member;
    await page.reload();
    await expect(page.getByText(/Olga Owner, “The machine”/)).toBeVisible();
    const update = draftUpdate(page);
    await update.start();
    await expect(update.yours).toContainText("by hand");
    await expect(update.theirs("The machine")).toContainText("a machine");
    await page.keyboard.press("1");
    await update.finish();
    await expect(theirs.body).toContainText("Mara mixes by hand.");
    await expect(theirs.body).not.toContainText("machine");
    await theirs.says("Saved");
    await theirs.publish("By hand after all");
    await expect(theirs.reading).toContainText("Mara mixes by hand.");
  },
);

scenario(
  "a version names the colleague whose version its update brought in",
  async ({ owner, enter }) => {
    const text = { a: "Feed it at six.", b: "Mix it at nine." };
    const { member, page, pageId } = await sharePage({ owner, enter }, text);
    const screen = pageScreen(page);
    await writeDraft(member, pageId, { ...text, b: "Mix it at ten." });
    await publishVersion(
      owner,
      pageId,
      { subjectLine: "Noon" },
      { ...text, a: "Feed it at noon." },
    );
    await page.goto(`/page/${pageId}?edit=true`);
    await draftUpdate(page).start();
    await expect(screen.body).toContainText("Feed it at noon.");
    await screen.says("Saved");
    await screen.publish("Ten");
    const words = "Mara Member, with words of Olga Owner";
    await expect(page.locator(".page-byline")).toContainText(words);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator(".page-byline time")).toBeInViewport({ ratio: 1 });
      const isCut = () =>
        page
          .getByText(words, { exact: true })
          .evaluate((people) => people.scrollWidth > people.clientWidth);
      await expect.poll(isCut).toBe(false);
    }
    const history = await openHistory(page);
    await expect(history.panel("Ten")).toContainText(words);
  },
);
