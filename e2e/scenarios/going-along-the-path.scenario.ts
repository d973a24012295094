import type { Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { makePageBelow } from "../actors/make-page-below.ts";
import { expect, scenario } from "../scenario.ts";
import { desk, expectAccessible, phone } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { settle } from "../screens/settle.ts";
import { laidOut } from "../screens/laid-out.ts";

/** Pages one below the other, from the top of the workspace. */
async function makeBranch(owner: Actor, ...titles: readonly string[]): Promise<string[]> {
  const made: string[] = [];
  for (const title of titles) {
    const { pageId } = await makePageBelow(owner, made.at(-1) ?? null, title, "Some text.");
    made.push(pageId);
  }
  return made;
}

const longBranch = ["Recipes of the house", "Bread with nuts and seeds", "Rye", "Starter"];

/** Where each part of the path begins. */
function pathBoxes(page: Page) {
  return page.locator(".topbar-path").evaluate((path) =>
    Array.from(path.querySelectorAll("a, .topbar-slash, .topbar-here"), (part) => {
      const { x, y } = part.getBoundingClientRect();
      return [part.textContent, x, y];
    }),
  );
}

scenario("each slash of a path opens the pages beside the step behind it", async ({ owner }) => {
  const { page } = owner;
  const [bread = "", rye = ""] = await makeBranch(owner, "Bread", "Rye", "Starter");
  await makePageBelow(owner, null, "Cake", "On Sundays.");
  await makePageBelow(owner, bread, "Wheat", "Light.");
  await page.goto(`/page/${rye}`);
  const { path, heading } = pageScreen(page);
  await path.getByRole("button", { name: "Pages beside “Rye”" }).click();
  const menu = page.getByRole("menu", { name: "Pages on this level" });
  await expect(menu.getByRole("menuitem")).toHaveText(["Rye", "Wheat"]);
  await expect(menu.getByRole("menuitem", { name: "Rye" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page, "the menu of the pages beside a page");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(path.getByRole("button", { name: "Pages beside “Rye”" })).toBeFocused();
  await path.getByRole("button", { name: "Pages beside “Bread”" }).press("Enter");
  await expect(menu.getByRole("menuitem", { name: "Bread" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Cake");
  await page.goBack();
  await path.getByRole("link", { name: "Bread" }).click();
  await expect(heading).toHaveText("Bread");
});

scenario("a path without room leaves out its middle, and a menu has it", async ({ owner }) => {
  const { page } = owner;
  const branch = await makeBranch(owner, ...longBranch, "Hydration");
  await page.setViewportSize(desk);
  await page.goto(`/page/${branch[4]}`);
  const { path, heading } = pageScreen(page);
  const hidden = path.getByRole("button", { name: "Pages above" });
  for (const title of longBranch)
    await expect(path.getByRole("link", { name: title })).toBeVisible();
  await expect(hidden).toBeHidden();
  await page.setViewportSize({ width: 980, height: 800 });
  await expect(path.getByRole("link")).toHaveText(["Personal", "Starter"]);
  await hidden.click();
  const menu = page.getByRole("menu", { name: "Pages above" });
  await expect(menu.getByRole("menuitem")).toHaveText(longBranch.slice(0, 3));
  await page.keyboard.press("Escape");
  await page.setViewportSize(phone);
  await expect(path.getByRole("link")).toHaveText(["Personal"]);
  await hidden.click();
  await expect(menu.getByRole("menuitem")).toHaveText(longBranch);
  await expectAccessible(page, "the menu of the pages above, on a phone");
  await menu.getByRole("menuitem", { name: "Rye" }).click();
  await expect(heading).toHaveText("Rye");
});

scenario("nothing of a path moves when the scripts take over", async ({ owner }) => {
  const { page, complaints } = owner;
  complaints.allow(/ERR_FAILED .*\.js$/);
  const branch = await makeBranch(owner, ...longBranch, "Hydration");
  for (const width of [1440, 980, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(`/page/${branch[4]}`);
    await settle(page);
    await laidOut(page);
    const before = await pathBoxes(page);
    await page.unroute("**/*.js");
    await page.goto(`/page/${branch[4]}`);
    await expect(page.getByRole("button", { name: "Page menu" })).toBeVisible();
    await settle(page);
    await laidOut(page);
    await expect.poll(() => pathBoxes(page)).toEqual(before);
  }
});
