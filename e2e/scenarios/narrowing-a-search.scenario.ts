import { makeDraft, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";

const filters = { name: "Filters" };

scenario(
  "filters are chosen by keys alone, stand in the address, and are taken off again",
  async ({ owner: { page, api }, owner }) => {
    const { workspaceId } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Wine cellar",
    });
    await makePage(owner, "The bread day", "Feed the starter at six.");
    const { pageId } = await makePage(owner, "Bread and wine", "Starters of the evening.");
    await api.call("POST", `/pages/${pageId}/move`, { workspaceId });
    await makeDraft(owner, "Bread to come", "x");
    await page.goto("/search?q=bread");
    const main = page.getByRole("main");
    const row = main.getByRole("group", filters);
    await expect(main.getByRole("link")).toHaveCount(3);
    await row.getByRole("button", { name: "Workspace" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Workspace" })).toBeFocused();
    await page.keyboard.type("wine");
    await expect(page.getByRole("option")).toHaveText(["Wine cellar"]);
    await expect(page.getByRole("option")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(main.getByRole("link")).toHaveText([/Bread and wine/]);
    await expect(row.getByRole("button", { name: "Workspace: Wine cellar" })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=bread&in=${workspaceId}$`));
    await page.reload();
    await expect(main.getByRole("link")).toHaveText([/Bread and wine/]);
    await row.getByRole("button", { name: "Deleted" }).click();
    await expect(page.getByText("Nothing passes these filters.")).toBeVisible();
    await row.getByRole("button", { name: "Clear filters" }).click();
    await expect(main.getByRole("link")).toHaveCount(3);
    await expect(page).toHaveURL(/\/search\?q=bread$/);
    await row.getByRole("button", { name: "Type" }).click();
    await page.getByRole("menuitemradio", { name: "Drafts" }).click();
    await expect(main.getByRole("link")).toHaveText([/Bread to come/]);
  },
);

scenario(
  "operators in the query narrow a search, and the empty screen names them",
  async ({ owner: { page }, owner }) => {
    await makePage(owner, "Rye", "The bread day begins at six.");
    await makePage(owner, "Wheat", "A day without bread.");
    await page.goto("/search");
    const main = page.getByRole("main");
    await expect(main.getByText("in:workspace")).toBeVisible();
    const search = page.getByRole("searchbox");
    await search.fill("day bread");
    await expect(main.getByRole("link")).toHaveText([/Wheat/, /Rye/]);
    await search.fill('"bread day"');
    await expect(main.getByRole("link")).toHaveText([/Rye/]);
    await expect(main.locator("mark")).toHaveText(["bread day"]);
    await search.fill("bread -six");
    await expect(main.getByRole("link")).toHaveText([/Wheat/]);
    await search.fill("bread in:personal by:me");
    await expect(main.getByRole("link")).toHaveText([/Wheat/, /Rye/]);
    await search.fill("bread by:nobody");
    await expect(page.getByText("No matches.")).toBeVisible();
  },
);

scenario("a mistyped word finds pages with a similar one", async ({ owner: { page }, owner }) => {
  await makePage(owner, "Opening", "Feed the sourdough at six.");
  await page.goto("/search");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("sourdogh");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "With similar words" })).toBeVisible();
  await expect(main.locator("mark")).toHaveText(["sourdough"]);
});

scenario(
  "a result found in a text opens at its words, which are marked until Escape",
  async ({ owner: { page }, owner }) => {
    const filler = Array.from({ length: 60 }, (_, index) => `Row ${index} of the long day.`);
    const { pageId } = await makePage(owner, "Opening", ...filler, "Feed the sourdough at six.");
    await page.goto("/search?q=sourdough");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Opening/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/page/${pageId}#.+`));
    const row = page.getByText("Feed the sourdough at six.");
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    const marked = () =>
      page.evaluate(() =>
        Array.from(
          CSS.highlights.get("found-words") ?? [],
          ({ startContainer, startOffset, endOffset }) =>
            startContainer.textContent?.slice(startOffset, endOffset),
        ),
      );
    await expect.poll(marked).toEqual(["sourdough"]);
    await page.keyboard.press("Escape");
    await expect.poll(marked).toEqual([]);
  },
);

scenario("filters and results are accessible", async ({ owner: { page }, owner }) => {
  await makePage(owner, "The bread day", "Feed the starter at six.");
  await page.goto("/search");
  await expect(page.getByRole("group", filters)).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the empty search");
  await page.goto("/search?q=starter&mine=true&updated=week&type=page");
  await expect(page.locator("mark")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a filtered search");
  await page.getByRole("button", { name: "Author" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the menu of authors");
});
