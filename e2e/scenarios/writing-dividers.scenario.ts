import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario("dividers are typed, crossed, erased and published", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The harvest", "");
  await page.goto(`/page/${pageId}`);
  await body.click();

  await keyboard.type("Before.");
  await keyboard.press("Enter");
  await keyboard.type("---");
  await keyboard.press("Enter");
  await expect(body.locator("> *")).toHaveCount(3);
  await keyboard.type("After.");
  await expect(body.locator("> hr + p")).toHaveText("After.");

  await keyboard.press("ArrowUp");
  await expect(body.locator("hr")).toHaveClass("divider-selected");
  await keyboard.press("ArrowUp");
  await expect(body.locator("hr")).not.toHaveClass("divider-selected");
  await keyboard.press("End");
  await keyboard.type(" The barley is in.");
  await expect(body.locator("> p").first()).toHaveText("Before. The barley is in.");
  await keyboard.press("Delete");
  await expect(body.locator("hr")).toHaveCount(0);
  await keyboard.press("ControlOrMeta+z");
  await expect(body.locator("hr")).toHaveCount(1);

  // Held as long as a person holds it: the browser's own selection is known before the button goes up.
  await body.locator("hr").click({ delay: 100 });
  await expect(body.locator("hr")).toHaveClass("divider-selected");
  await expectAccessibleAtAllWidths(page, "a selected divider");
  await keyboard.type("Below it.");
  await expect(body.locator("> hr + p")).toHaveText("Below it.");
  await expect(body.locator("hr")).not.toHaveClass("divider-selected");

  await screen.publish("The barley");
  await expect(reading.locator("> hr + p")).toHaveText("Below it.");
  await expectAccessibleAtAllWidths(page, "a divider on the page");
});
