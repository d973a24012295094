import { makeDraft, makePage } from "../actors/make-page.ts";
import { pin } from "../actors/pin.ts";
import { expect, scenario } from "../scenario.ts";
import { showSidebar } from "../screens/show-sidebar.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { settle } from "../screens/settle.ts";
import { treeSettled } from "../screens/tree-settled.ts";
import { watchShifts } from "../screens/watch-shifts.ts";
import { withoutFirstAnswers } from "../screens/without-first-answers.ts";

scenario(
  "an item's menu unpins it, opens it elsewhere and leads to all pins",
  async ({ owner: { page, context }, owner }) => {
    const { pageId } = await makePage(owner, "Bread", "Flour");
    await pin(owner, pageId);
    await page.goto("/");
    const pinned = page.getByRole("list", { name: "Pinned" });
    const options = pinned.getByRole("button", { name: "Options of ‘Bread’" });
    await options.click();
    const other = context.waitForEvent("page");
    await chooseEntry(page.getByRole("menuitem", { name: "Open in new tab" }));
    await expect(await other).toHaveURL(new RegExp(`/page/${pageId}`));
    // Close it, because a background tab is drawn only once a second.
    await (await other).close();
    await options.click();
    await chooseEntry(page.getByRole("menuitem", { name: "Manage Pins" }));
    await expect(page.getByRole("dialog", { name: "Pinned" })).toBeVisible();
    await page.keyboard.press("Escape");
    await options.click();
    await chooseEntry(page.getByRole("menuitem", { name: "Unpin page" }));
    await expect(pinned.getByRole("link", { name: "Bread" })).toHaveCount(0);
    const recent = page.getByRole("list", { name: "Recent" });
    await recent.getByRole("button", { name: "Options of ‘Bread’" }).click();
    await chooseEntry(page.getByRole("menuitem", { name: "Pin page" }));
    await expect(pinned.getByRole("link").first()).toHaveText("Bread");
  },
);

scenario(
  "what is put away stays so after a reload, in this organization and in no other",
  async ({ owner: { page }, owner }) => {
    await makePage(owner, "Bread", "Flour");
    await page.goto("/");
    const saved = () => page.waitForResponse(/settings\/updateConfiguration/);
    const pinned = page.getByRole("button", { name: /^Pinned (Hide|Show)$/ });
    let answer = saved();
    await pinned.click();
    await answer;
    answer = saved();
    await page.getByRole("button", { name: "Hide Sidebar" }).click();
    await answer;
    await page.reload();
    const add = page.getByRole("button", { name: "Add", exact: true });
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await expect(add).not.toBeInViewport();
    await page.mouse.move(2, 400);
    await expect(add).toBeInViewport();
    await expect(page.getByRole("list", { name: "Pinned" })).toHaveCount(0);
    answer = saved();
    await page
      .getByRole("complementary", { name: "Sidebar" })
      .getByRole("button", { name: "Show Sidebar" })
      .click();
    await answer;
    await page.mouse.move(700, 400);
    await expect(add).toBeInViewport();
    await owner.api.call("POST", "/organizations", { organizationName: "Elsewhere" });
    await page.goto("/");
    await expect(page.getByRole("list", { name: "Pinned" }).getByRole("link")).toHaveText([
      "Personal",
    ]);
  },
);

scenario(
  "nothing in the sidebar moves while it comes in for the first time in a browser",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "Bread", "Flour");
    await makePage(owner, "Rye", "Flour");
    await pin(owner, pageId);
    const moved = await watchShifts(page);
    const release = await holdCalls(page, "**/rpc/pages/level*");
    await withoutFirstAnswers(page, "/", [
      ["pages", "level"],
      ["pins", "list"],
    ]);
    const pinsAnswered = page.waitForResponse(/rpc\/pins\/list/);
    await page.goto("/");
    await pinsAnswered;
    await expect(page.getByRole("region", { name: "Pinned" })).toBeVisible();
    release();
    await treeSettled(page);
    await expect(page.getByRole("list", { name: "Pinned" })).toBeVisible();
    await settle(page);
    expect(await moved()).toBeLessThan(0.001);
  },
);

scenario("on a phone the sidebar is a drawer, and going somewhere closes it", async ({ enter }) => {
  const person = await enter("Ana", { viewport: { width: 390, height: 844 } });
  const { page } = person;
  await makePage(person, "Bread", "Flour");
  await page.goto("/");
  await showSidebar(page);
  const drawer = page.getByRole("dialog", { name: "Sidebar" });
  await drawer.getByRole("button", { name: "New Page / Workspace" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([/^New Page/, "New Workspace"]);
  await page.keyboard.press("Escape");
  await drawer.getByRole("list", { name: "Recent" }).getByRole("link", { name: "Bread" }).click();
  await expect(page).toHaveURL(/\/page\//);
  await expect(drawer).toBeHidden();
});

scenario(
  "a page that was never published goes by the title that is being typed, also in the sidebar",
  async ({ owner: { page }, owner }) => {
    const { pageId } = await makeDraft(owner, "Half an idea", "Not yet.");
    await page.goto(`/page/${pageId}`);
    const title = page.getByRole("textbox", { name: "Page title" });
    await title.fill("A whole idea");
    const recent = page.getByRole("list", { name: "Recent" });
    await expect(recent.getByRole("link").first()).toHaveText("A whole idea");
    await expect(title).toHaveValue("A whole idea");
  },
);
