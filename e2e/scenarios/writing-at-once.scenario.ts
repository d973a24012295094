import { makeDraft } from "../actors/make-page.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { pageScreen } from "../screens/page-screen.ts";

const partsForLater = "**/assets/parts-for-later-*.js";

scenario(
  "the editor writes, formats and saves before its toolbar has loaded, which then answers the key that was pressed",
  async ({ owner }) => {
    const { page } = owner;
    const { keyboard } = page;
    const { body } = pageScreen(page);
    const release = await holdCalls(page, partsForLater);
    const { pageId } = await makeDraft(owner, "Bread", "");
    await page.goto(`/page/${pageId}`);
    await body.click();
    await keyboard.type("/h1");
    await keyboard.press("Enter");
    await keyboard.type("Flour and ");
    await keyboard.press("Control+KeyI");
    await keyboard.type("water");
    await expect(body.getByRole("heading").getByText("water")).toHaveClass(/italic/);
    await expectStored(owner, pageId, "water");
    await keyboard.press("Control+Shift+ArrowLeft");
    await keyboard.press("Control+KeyK");
    const toolbar = page.getByRole("toolbar", { name: "Formatting" });
    await expect(toolbar).toHaveCount(0);
    release();
    await expect(page.getByRole("textbox", { name: "Address" })).toBeFocused();
    await keyboard.press("Escape");
    await expect(toolbar).toBeVisible();
  },
);

scenario("the editor works while its toolbar cannot be loaded", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  owner.complaints.allow(/parts-for-later/);
  await page.route(partsForLater, (route) => route.abort());
  const { pageId } = await makeDraft(owner, "Bread", "Flour");
  await page.goto(`/page/${pageId}`);
  await body.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" and water");
  await expectStored(owner, pageId, "Flour and water");
  await page.keyboard.press("Control+KeyA");
  await expect(body).toBeFocused();
  await page.unroute(partsForLater);
  // It is tried again every few seconds.
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
});
