import type { Actor } from "../actors/actor.ts";
import { makePageBelow } from "../actors/make-page-below.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { choosePageMenu, openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { holdUndo } from "../screens/hold-undo.ts";

/** 'Bread' with 'Rye' and 'Wheat' below it, between 'Apples' and 'Cake'. */
async function makeTree(owner: Actor) {
  await makePageBelow(owner, null, "Apples", "Red ones.");
  const bread = await makePageBelow(owner, null, "Bread", "Feed it at six.");
  await makePageBelow(owner, null, "Cake", "On Sundays.");
  await makePageBelow(owner, bread.pageId, "Rye", "Dark.");
  await makePageBelow(owner, bread.pageId, "Wheat", "Light.");
  return bread;
}

interface Level {
  readonly items: readonly { readonly pageTitle: string }[];
}

/** The titles of a level of the tree. */
async function levelOf(owner: Actor, workspaceId: string, parentPageId: string | null = null) {
  const query = parentPageId === null ? "" : `?parentPageId=${parentPageId}`;
  const { items } = await owner.api.call<Level>("GET", `/workspaces/${workspaceId}/tree${query}`);
  return items.map(({ pageTitle }) => pageTitle);
}

scenario(
  "pages below a deleted page are deleted with it, and come back with it",
  async ({ owner: { page }, owner }) => {
    const { pageId, workspaceId } = await makeTree(owner);
    await page.goto(`/page/${pageId}`);
    const dialog = await openPageModal(page, "Delete page");
    const tooAlso = dialog.getByRole("radio", { name: /^Delete the 2 pages below it too/ });
    await expect(tooAlso).toBeVisible();
    await expect(dialog.getByRole("button", { name: "DELETE" })).toBeDisabled();
    await expectAccessibleAtAllWidths(page, "the question what becomes of the pages below");
    await tooAlso.check();
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(page).toHaveURL(new RegExp(`/workspace/${workspaceId}`));
    await expect.poll(() => levelOf(owner, workspaceId)).toEqual(["Apples", "Cake"]);
    await page.goto(`/page/${pageId}`);
    await choosePageMenu(page, "Restore deleted page");
    const undo = await holdUndo(page);
    await expect(page.getByText("Page restored, with the 2 pages below it")).toBeVisible();
    await expect.poll(() => levelOf(owner, workspaceId, pageId)).toEqual(["Rye", "Wheat"]);
    await undo.click();
    await expect(page.getByText("Page deleted again")).toBeVisible();
    await expect.poll(() => levelOf(owner, workspaceId)).toEqual(["Apples", "Cake"]);
  },
);

scenario(
  "pages below a deleted page are moved up, and undoing puts them below it again",
  async ({ owner: { page }, owner }) => {
    const { pageId, workspaceId } = await makeTree(owner);
    await page.goto(`/page/${pageId}`);
    const dialog = await openPageModal(page, "Delete page");
    await dialog.getByRole("radio", { name: /^Delete the 2 pages/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio", { name: /^Move them up/ })).toBeChecked();
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(page).toHaveURL(new RegExp(`/workspace/${workspaceId}`));
    const undo = await holdUndo(page);
    await expect
      .poll(() => levelOf(owner, workspaceId))
      .toEqual(["Apples", "Rye", "Wheat", "Cake"]);
    await undo.click();
    await expect(page.getByText("Page restored")).toBeVisible();
    await expect.poll(() => levelOf(owner, workspaceId)).toEqual(["Apples", "Bread", "Cake"]);
    await expect.poll(() => levelOf(owner, workspaceId, pageId)).toEqual(["Rye", "Wheat"]);
    await page.goto(`/page/${pageId}`);
    await expect(pageScreen(page).heading).toHaveText("Bread");
  },
);
