import type { Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** Opens a page on which what draws menus and dialogs comes when the returned function is called. */
async function openWithoutMenus({ page }: Actor, pageId: string): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/assets\/popups-[^/]*\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(`/page/${pageId}`);
  await expect(pageScreen(page).toggle("Edit")).toBeVisible();
  return send;
}

/** The styles of menus and of all else that is not drawn with a text. */
const stylesFile = /\/assets\/styles-[^/]*\.css$/;

const menuButton = (page: Page) => page.getByRole("button", { name: "Page menu" });

scenario(
  "a menu that is clicked before it is loaded opens at the same button, and takes the keys that follow",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const send = await openWithoutMenus(owner, pageId);
    const button = menuButton(page);
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.evaluate((element) => element.setAttribute("data-first", ""));
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menu")).toHaveCount(0);
    send();
    const menu = page.getByRole("menu", { name: "Page menu" });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("menuitem").nth(1)).toBeFocused();
    await expect(page.locator("[data-first]")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(page.locator("[data-first]")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(menu.getByRole("menuitem").last()).toBeFocused();
  },
);

scenario(
  "a menu that is clicked by the pointer before it is loaded opens, and opens again later",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const send = await openWithoutMenus(owner, pageId);
    await menuButton(page).click();
    send();
    const menu = page.getByRole("menu", { name: "Page menu" });
    await expect(menu).toBeVisible();
    await expect(menu).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await menuButton(page).click();
    await menu.getByRole("menuitem", { name: "Version history" }).click();
    await expect(page.getByRole("dialog", { name: "Version History" })).toBeVisible();
  },
);

scenario(
  "C opens New Page when it is loaded, and the keys that follow are not taken for commands of the page",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const send = await openWithoutMenus(owner, pageId);
    for (const key of ["c", "e", "h"]) await page.keyboard.press(key);
    send();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAccessibleName("New Page");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(pageScreen(page).toggle("Edit")).toBeVisible();
    await page.keyboard.press("h");
    await expect(dialog).toHaveAccessibleName("Version history");
  },
);

scenario(
  "a tooltip that the pointer or the focus asked for comes when it is loaded",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const send = await openWithoutMenus(owner, pageId);
    const tooltip = page.getByRole("tooltip");
    await menuButton(page).hover();
    send();
    await expect(tooltip).toHaveText("Page menu");
    await page.mouse.move(600, 500);
    await expect(tooltip).toHaveCount(0);
    await pageScreen(page).toggle("Edit").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
  },
);

scenario("who has used a page opens its menus without a connection", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makePage(owner, "Tides", "High at noon.");
  await page.goto(`/page/${pageId}`);
  await expect(pageScreen(page).toggle("Edit")).toBeVisible();
  const files = [/\/assets\/popups-[^/]*\.js$/, /\/assets\/styles-[^/]*\.js$/, stylesFile];
  const loaded = Promise.all(files.map((file) => page.waitForResponse(file)));
  await page.keyboard.press("Shift");
  for (const answer of await loaded) await answer.finished();
  owner.complaints.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await menuButton(page).click();
  await expect(page.getByRole("menu", { name: "Page menu" })).toBeVisible();
  await page.context().setOffline(false);
});

scenario("a menu whose styles could not be loaded opens once they can be", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makePage(owner, "Tides", "High at noon.");
  owner.complaints.allow(/net::ERR_FAILED/);
  await page.route(stylesFile, (route) => route.abort());
  await page.goto(`/page/${pageId}`);
  await expect(pageScreen(page).toggle("Edit")).toBeVisible();
  const failed = page.waitForEvent("requestfailed", (request) => stylesFile.test(request.url()));
  await menuButton(page).click();
  await failed;
  const menu = page.getByRole("menu", { name: "Page menu" });
  await expect(menu).toHaveCount(0);
  await page.unroute(stylesFile);
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS("overflow", "auto");
});
