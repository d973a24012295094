import type { Page } from "@playwright/test";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { printed } from "../every-kind/printed.ts";
import { handbookWords } from "../handbook/handbook-keys.ts";
import { writeHandbook } from "../handbook/write-handbook.ts";
import { expect, scenario } from "../scenario.ts";
import { draftUpdate } from "../screens/draft-update.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { newPage, pageIdOf } from "../screens/new-page.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** Types these words at the end of the row, cell or line with this text. */
async function typeBehind(page: Page, text: string, words: string): Promise<void> {
  await pageScreen(page).body.getByText(text, { exact: true }).first().click();
  await page.keyboard.press("End");
  await page.keyboard.type(words);
}

/** Types these words at the end of the line of the code with this text. */
async function typeInCode(page: Page, line: string, words: string): Promise<void> {
  const code = pageScreen(page).body.locator("pre.code-block");
  await code.getByText(line, { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(words);
  await expect(code).toContainText(`${line}${words}`);
}

scenario(
  "a handbook with every kind is written by hand, published, read everywhere, printed, and merged with a colleague's edits",
  async ({ owner, enter }) => {
    scenario.slow();
    const { page } = owner;
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    await makePage(owner, "Rye loaf", "It needs two days.");
    await page.goto("/");
    const screen = await newPage(page);
    await writeHandbook(page, { colleague: "Mara", page: "Rye", emoji: "bread" });
    await screen.publish("First edition");
    const { reading } = screen;
    await expect(reading).toContainText("bakery 🍞.");
    for (const words of handbookWords.filter((one) => !one.startsWith("1. "))) {
      await expect(reading).toContainText(words);
    }
    await expect(reading.locator(".formula .katex")).toBeVisible();
    await expect(reading.locator("p .katex")).toBeVisible();
    await expect(reading.locator(".diagram img")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the handbook");

    const paper = await printed(await page.pdf());
    for (const words of handbookWords) expect(paper).toContain(words);

    // Both begin at the same edition and change the same list, table and code.
    const maras = pageScreen(mara.page);
    await mara.page.goto(page.url());
    for (const one of [maras, screen]) {
      await one.toggle("Edit").click();
      await expect(one.body).toBeVisible();
    }
    await typeBehind(mara.page, "A clean apron", ", from the shelf");
    await typeBehind(mara.page, "690 g", " or 700 g");
    await typeInCode(mara.page, "mix --slow 4m", " --cold");
    await maras.publish("What Mara knows");

    await typeBehind(page, "A pencil", " and a knife");
    await typeBehind(page, "5 h", ", longer in winter");
    await typeInCode(page, "mix --fast 6m", " --lid");
    await screen.says("Saved");
    await draftUpdate(page).start();
    await expect(page.getByText("Draft updated with 3 changes.")).toBeVisible();
    await screen.publish("What Olga knows");

    const list = reading.locator("ul:not(.list-check)").last();
    await expect(list.locator("li")).toHaveText([
      "A clean apron, from the shelf",
      "Shoes that may get wet",
      "A pencil and a knife",
    ]);
    await expect(reading.locator("tr").nth(1)).toHaveText("Rye690 g or 700 g3 h");
    await expect(reading.locator("tr").nth(2)).toHaveText("Wheat720 g5 h, longer in winter");
    await expect(reading.locator("pre.code-block")).toContainText("mix --slow 4m --cold");
    await expect(reading.locator("pre.code-block")).toContainText("mix --fast 6m --lid");

    // Compared with the edition before it, only Olga's words are new.
    const pageId = pageIdOf(page);
    const { items } = await owner.api.call<{ items: readonly { id: string }[] }>(
      "GET",
      `/pages/${pageId}/versions`,
    );
    const [, before, latest] = items;
    await page.goto(`/page/${pageId}?version=${latest?.id}&compareTo=${before?.id}`);
    await expect(page.getByText("3 changes", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Inline" }).click();
    await expect(page.locator(".diff-ins")).toHaveText([
      " and a knife",
      ", longer in winter",
      " --lid",
    ]);
    await expectAccessibleAtAllWidths(page, "the comparison of the handbook with its predecessor");
  },
);
