import type { Locator } from "@playwright/test";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { publishVersion, writeDraft } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import { makeStaleDraft } from "../actors/stale-draft.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { draftUpdate } from "../screens/draft-update.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

const base = { a: "Feed it at six.", b: "Mix at five.", c: "Shape it.", d: "Bake it." };

scenario(
  "yours, theirs, both and own words are chosen by keys, and what was chosen survives a reload",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await sharePage({ owner, enter }, base);
    await writeDraft(member, pageId, {
      a: "Feed it, says Mara.",
      b: "Mix it, says Mara.",
      c: "Shape it, says Mara.",
      d: "Bake it, says Mara.",
    });
    await publishVersion(
      owner,
      pageId,
      { subjectLine: "Olga's way" },
      {
        a: "Feed it, says Olga.",
        b: "Mix it, says Olga.",
        c: "Shape it, says Olga.",
        d: "Bake it, says Olga.",
      },
    );
    await page.goto(`/page/${pageId}?edit=true`);
    const screen = pageScreen(page);
    const update = draftUpdate(page);
    const { progress } = update;
    await update.start();
    await expect(progress).toHaveText("0 of 4 resolved");
    const sides = update.yours.or(update.theirs("Olga Owner’s, “Olga's way”"));
    await expect(sides).toContainText([/Feed .*says Mara/, /Feed .*says Olga/]);
    await page.keyboard.press("1");
    await expect(progress).toHaveText("1 of 4 resolved");
    await page.keyboard.press("ArrowRight");
    await expect(sides).toContainText([/Mix .*says Mara/, /Mix .*says Olga/]);
    await page.keyboard.press("2");
    await expect(progress).toHaveText("2 of 4 resolved");
    await screen.says("Saved");

    await page.reload();
    await expect(page.getByText("2 of 4 conflicts resolved")).toBeVisible();
    await expect(screen.body).toContainText("Mix it, says Mara.");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(sides).toContainText([/Shape .*says Mara/, /Shape .*says Olga/]);
    await page.keyboard.press("3");
    await expect(progress).toHaveText("3 of 4 resolved");
    await page.keyboard.press("Enter");
    await expect(sides).toContainText([/Bake .*says Mara/, /Bake .*says Olga/]);
    await page.keyboard.press("e");
    await expect(page.getByRole("textbox", { name: "Your own text" })).toBeFocused();
    await expect(progress).toHaveText("3 of 4 resolved");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Bake it, say both.");
    await expect(progress).toHaveText("4 of 4 resolved");
    await update.finish();
    await expect(screen.body.locator("p")).toHaveText([
      "Feed it, says Mara.",
      "Mix it, says Olga.",
      "Shape it, says Mara, says Olga.",
      "Bake it, say both.",
    ]);
    await screen.says("Saved");
    for (const words of ["Shape it, says Mara, says Olga.", "Bake it, say both."]) {
      await expectStored(member, pageId, words);
    }
    await expect(update.button).toBeHidden();
    await screen.publish("Both ways");
    await expect(screen.reading).toContainText("Bake it, say both.");
  },
);

scenario(
  "each conflict names who published that change, and not whoever published last",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await sharePage({ owner, enter }, base);
    const third = await enterAsMember({ owner, enter }, "Cem Cook");
    await writeDraft(
      member,
      pageId,
      { a: "Feed it at one.", b: "Mix at one.", c: "Shape it twice.", d: "Bake it." },
      "Mara's bread day",
    );
    await page.goto(`/page/${pageId}?edit=true`);
    await publishVersion(
      owner,
      pageId,
      { subjectLine: "Noon" },
      { ...base, a: "Feed it at noon.", c: "Shape it softly." },
    );
    const titled = { a: "Feed it at noon.", b: "Mix at four.", c: "Shape it softly, with salt." };
    await publishVersion(
      third,
      pageId,
      { subjectLine: "Salt", pageTitle: "Cem's bread day" },
      { ...base, ...titled },
    );
    await expect(
      page.getByText("The title changed in your draft and in the published version."),
    ).toBeVisible();
    const update = draftUpdate(page);
    await update.start();
    for (const name of [
      "Cem Cook’s, “Salt”",
      "Olga Owner’s, “Noon”",
      "Cem Cook’s, “Salt”",
      "Published by Cem Cook and Olga Owner",
    ]) {
      await expect(update.theirs(name)).toBeVisible();
      await page.keyboard.press("ArrowRight");
    }
    await expectAccessibleAtAllWidths(page, "a conflict with two publishers");
  },
);

scenario(
  "own words begin with the caret at their end, also from the menu, and digits in them choose nothing",
  async ({ owner: { page }, owner }) => {
    const { pageId } = await makeStaleDraft(owner, {
      first: { ...base, a: "Feed it at noon.", b: "Mix at four." },
      second: base,
      draft: { ...base, a: "Feed it at seven.", b: "Mix at six." },
    });
    await page.goto(`/page/${pageId}?edit=true`);
    await page.getByRole("button", { name: "Update draft" }).click();
    const own = page.getByRole("textbox", { name: "Your own text" });
    const progress = page.getByRole("status").filter({ hasText: "resolved" });
    await page.getByRole("button", { name: "More choices" }).click();
    await page.getByRole("menuitem", { name: "Write your own" }).click();
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(own).toBeFocused();
    await expect(progress).toHaveText("0 of 2 resolved");
    await page.keyboard.type(" 2 kilos");
    await expect(own).toHaveText("Feed it at seven. 2 kilos");
    await expect(progress).toHaveText("1 of 2 resolved");
    await page.getByRole("button", { name: "Next conflict" }).click();
    await page.keyboard.press("e");
    await page.keyboard.type(" 1 loaf");
    await expect(own).toHaveText("Mix at six. 1 loaf");
    await expect(progress).toHaveText("2 of 2 resolved");
  },
);

scenario("on a phone, the progress bar stands below its number", async ({ enter }) => {
  const writer = await enter("Phil Phone", { viewport: { width: 390, height: 844 } });
  const { page } = writer;
  const { pageId } = await makeStaleDraft(writer, {
    first: { ...base, a: "Feed it at noon." },
    second: base,
    draft: { ...base, a: "Feed it at seven." },
  });
  await page.goto(`/page/${pageId}?edit=true`);
  await page.getByRole("button", { name: "Update draft" }).click();
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error("It is not on screen.");
    return box;
  };
  await expect(async () => {
    const number = await boxOf(page.getByText("0 of 1 resolved"));
    const bar = await boxOf(page.getByRole("progressbar", { name: "Resolved" }));
    expect(bar.x).toBe(number.x);
    expect(bar.width).toBe(number.width);
    expect(bar.y).toBeGreaterThanOrEqual(number.y + number.height);
  }).toPass({ timeout: 30_000 });
});
