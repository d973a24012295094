import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";

scenario("toggles are written, closed by the writer, and published", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "Questions at the oven", "");
  await page.goto(`/page/${pageId}`);
  await body.click();

  await keyboard.type(">>> How hot is the oven?");
  await keyboard.press("Enter");
  await keyboard.type("At two hundred and fifty degrees.");
  await keyboard.press("Enter");
  await keyboard.type("/accordion");
  await keyboard.press("Enter");
  await keyboard.type("When do we bake?");
  await keyboard.press("Enter");
  await keyboard.type("- At four");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.type("Then we eat.");

  const toggles = body.getByRole("group", { name: "Toggle" });
  await expect(toggles.nth(0).locator("p")).toHaveText([
    "How hot is the oven?",
    "At two hundred and fifty degrees.",
  ]);
  await expect(toggles.nth(1).locator("> p")).toHaveText("When do we bake?");
  await expect(toggles.nth(1).locator("li")).toHaveText("At four");
  await expect(body.locator("> p")).toHaveText("Then we eat.");

  // A writer closes one; the arrow keys skip its rows, and Enter at its summary writes in it.
  const degrees = toggles.nth(0).getByText("At two hundred");
  await page.getByText("How hot is the oven?").click();
  await page.getByRole("button", { name: "Close toggle" }).click();
  await expect(degrees).toBeHidden();
  await expect(body).toBeFocused();
  const caret = () =>
    page.evaluate(() => {
      const selection = document.getSelection();
      return `${selection?.anchorNode?.textContent} ${selection?.anchorOffset}`;
    });
  await keyboard.press("End");
  await expect.poll(caret).toBe("How hot is the oven? 20");
  await keyboard.press("ArrowDown");
  await expect.poll(caret).toMatch(/^When do we bake/);
  await keyboard.press("End");
  await expect.poll(caret).toBe("When do we bake? 16");
  await keyboard.type(" Early!");
  await expect(toggles.nth(1).locator("> p")).toHaveText("When do we bake? Early!");
  await page.getByText("How hot is the oven?").click();
  await keyboard.press("End");
  await expect.poll(caret).toMatch(/ 20$/);
  await keyboard.press("ArrowRight");
  await expect.poll(caret).toMatch(/^When do we bake/);
  await keyboard.type("So: ");
  await expect(toggles.nth(1).locator("> p")).toHaveText("So: When do we bake? Early!");
  await expect(degrees).toBeHidden();
  await expectAccessibleAtAllWidths(page, "toggles in the editor");
  await toggles.nth(0).click({ position: { x: 8, y: 14 } });
  await expect(degrees).toBeVisible();

  await screen.publish("Questions");
  await expect(reading.locator("summary")).toHaveText([
    "How hot is the oven?",
    "So: When do we bake? Early!",
  ]);
});

/** A page with two toggles, one of which begins with a heading. */
const questions = `<details><summary>How hot is the oven?</summary><p>At two hundred and fifty degrees.</p><ul><li class="unchecked">Measured</li></ul></details>
  <details><summary><h1>When do we bake?</h1></summary><h2>In the winter</h2><p>At four.</p></details><h1>Afterwards</h1><p>We eat.</p>`;

scenario("a reader opens toggles by keys, by links and on paper", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { pageId } = await makeDraft(owner, "Questions at the oven", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  await paste(body, { html: questions });
  await screen.publish("Questions");

  const degrees = reading.getByText("At two hundred");
  const winter = reading.getByText("At four.");
  await expect(degrees).toBeHidden();
  await expectAccessibleAtAllWidths(page, "closed toggles");
  await reading.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(degrees).toBeVisible();
  await expectAccessibleAtAllWidths(page, "an open toggle");

  // What is open stays open where the text is drawn anew, and over a reload; a box in it can be ticked.
  const writer = await owner.openTab();
  await writer.goto(`/page/${pageId}`);
  const writing = pageScreen(writer);
  await writing.toggle("Edit").click();
  await writing.body.getByText("We eat.").click();
  await writer.keyboard.type("At noon: ");
  await writing.publish("When we eat");
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(reading).toContainText("At noon");
  await expect(degrees).toBeVisible();
  await page.reload();
  await expect(degrees).toBeVisible();
  await expect(winter).toBeHidden();
  await reading.getByRole("checkbox", { name: "Measured" }).click();
  await expect(page.getByText("Ticked in your draft only")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(winter).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(winter).toBeHidden();

  // A link in the contents opens the toggle around its heading.
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "In the winter" })
    .click();
  await expect(winter).toBeVisible();
  const address = page.url();
  expect(address).toContain("#");

  const visitor = await owner.openTab();
  await visitor.goto(address);
  await expect(pageScreen(visitor).reading.getByText("At four.")).toBeVisible();
  await expect(pageScreen(visitor).reading.getByText("At two hundred")).toBeHidden();
});
