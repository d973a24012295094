import type { Locator } from "@playwright/test";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { draftUpdate } from "../screens/draft-update.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** Places the caret behind the text of a row. */
async function clickBehind(body: Locator, text: string): Promise<void> {
  await body.locator("li", { hasText: text }).click({ position: { x: 500, y: 14 } });
  await expect(body).toBeFocused();
  const offset = () => body.evaluate(() => document.getSelection()?.anchorOffset);
  await expect.poll(offset).toBe(text.length);
}

scenario("lists and quotations are written, ticked, published and compared", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The bread day", "");
  await page.goto(`/page/${pageId}`);
  await body.click();

  await keyboard.type("> In winter the tap runs at eight degrees.");
  await keyboard.press("Enter");
  await keyboard.type("[] Starter fed");
  await keyboard.press("Enter");
  await keyboard.type("Room warm");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.type("1. Mix");
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.type("slowly");
  await keyboard.press("Enter");
  await keyboard.press("Shift+Tab");
  await keyboard.type("Bake");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.type("/bul");
  await keyboard.press("Enter");
  await keyboard.type("Flour");

  await expect(body.locator("blockquote")).toHaveText("In winter the tap runs at eight degrees.");
  await expect(body.locator("ol > li[value='2']:not(.list-nest)")).toHaveText("Bake");
  await expect(body.locator("ol ol > li")).toHaveText("slowly");
  await expect(body.locator("ul:not(.list-check) > li")).toHaveText("Flour");

  const boxes = body.getByRole("checkbox");
  await boxes.first().click({ position: { x: 8, y: 14 } });
  await expect(boxes.first()).toBeChecked();
  await keyboard.press("ArrowDown");
  await keyboard.press("Space");
  await expect(boxes.nth(1)).toBeChecked();
  await keyboard.press("Space");
  await expect(boxes.nth(1)).not.toBeChecked();
  await keyboard.press("Escape");
  await screen.says("Saved");
  await expectAccessibleAtAllWidths(page, "lists in the editor");

  await page.reload();
  await expect(boxes).toHaveCount(2);
  await expect(boxes.first()).toBeChecked();
  await screen.publish("First bread day");
  await expect(reading.getByRole("listitem")).toHaveText([
    "Starter fed",
    "Room warm",
    "Mix",
    "slowly",
    "slowly",
    "Bake",
    "Flour",
  ]);
  await expect(reading.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(reading.getByRole("checkbox", { checked: false })).toHaveCount(1);
  await expectAccessibleAtAllWidths(page, "lists on the page");

  await screen.toggle("Edit").click();
  await clickBehind(body, "Flour");
  await keyboard.press("Control+Shift+7");
  await expect(body.locator("ol > li", { hasText: "Flour" })).toBeVisible();
  await boxes.nth(1).click({ position: { x: 8, y: 14 } });
  await expect(boxes.nth(1)).toBeChecked();
  await screen.publish("The room is warm");
  const history = await openHistory(page);
  const note = history.panel("The room is warm").locator("li[data-note]");
  await expect(note.last()).toHaveAttribute("data-note", "bullet became numbered item");
  await history.button("Compare").click();
  await expect(page.getByText("2 formatting", { exact: true })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a comparison of lists");
});

scenario(
  "two people change one list, and both find their changes in it",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const mine = pageScreen(member.page);
    const theirs = pageScreen(owner.page);
    const { pageId } = await makeDraft(owner, "Opening", "");
    await owner.page.goto(`/page/${pageId}`);
    await theirs.body.click();
    await owner.page.keyboard.type("[] Starter fed");
    for (const row of ["Room warm", "List hangs by the door"]) {
      await owner.page.keyboard.press("Enter");
      await owner.page.keyboard.type(row);
    }
    await theirs.publish("First list");

    await member.page.goto(`/page/${pageId}`);
    await mine.toggle("Edit").click();
    await clickBehind(mine.body, "Room warm");
    await member.page.keyboard.press("Enter");
    await member.page.keyboard.press("Tab");
    await member.page.keyboard.type("twenty-six degrees");
    await expect(mine.body.locator("li li")).toHaveText("twenty-six degrees");
    await mine.body
      .getByRole("checkbox")
      .first()
      .click({ position: { x: 8, y: 14 } });
    await expect(mine.body.getByRole("checkbox").first()).toBeChecked();
    await mine.says("Saved");

    await theirs.toggle("Edit").click();
    await clickBehind(theirs.body, "Starter fed");
    await owner.page.keyboard.type(", hour written down");
    await clickBehind(theirs.body, "List hangs by the door");
    await owner.page.keyboard.press("Control+Shift+8");
    await expect(theirs.body.locator("ul:not(.list-check) > li")).toBeVisible();
    await theirs.publish("Second list");

    await draftUpdate(member.page).start();
    await expect(mine.body.locator("li:not(.list-nest)")).toHaveText([
      "Starter fed, hour written down",
      "Room warm",
      "twenty-six degrees",
      "List hangs by the door",
    ]);
    await expect(mine.body.getByRole("checkbox").first()).toBeChecked();
    await expect(mine.body.locator("ul:not(.list-check) > li")).toHaveText(
      "List hangs by the door",
    );
    await mine.publish("Both lists");
    await owner.page.reload();
    await expect(theirs.reading.getByText("twenty-six degrees")).toBeVisible();
    await expect(theirs.reading.getByRole("checkbox", { checked: true })).toHaveCount(1);
  },
);
