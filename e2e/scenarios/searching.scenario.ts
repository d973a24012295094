import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";

const box = "Search pages and workspaces";

scenario(
  "Search is ready to be typed into, shows what was opened last, and then what is found while typing",
  async ({ owner: { page }, owner }) => {
    await makePage(owner, "The bread day", "Feed the starter at six.");
    await makePage(owner, "Ovens", "Each oven is fed with beech.");
    await page.goto("/search");
    const search = page.getByRole("searchbox", { name: box });
    await expect(search).toBeFocused();
    await expect(search).toHaveAttribute("placeholder", "Search...");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Recent" })).toBeVisible();
    await expect(main.getByRole("link")).toHaveText([/Ovens/, /The bread day/]);
    await page.keyboard.type("BREA");
    await expect(main.getByRole("heading", { name: "Search Results" })).toBeVisible();
    await expect(main.getByRole("link")).toHaveText([/The bread day/]);
    await search.fill("fed with bee");
    await expect(main.getByRole("link")).toHaveText([/Ovens/]);
    await expect(main.locator("mark")).toHaveText(["fed", "with", "beech"]);
    await search.fill("zebra");
    await expect(page.getByText("No matches.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search).toHaveValue("");
    await expect(main.getByRole("heading", { name: "Recent" })).toBeVisible();
    // What else an address names is no filter.
    await page.goto("/search?from=mail");
    await expect(main.getByRole("heading", { name: "Recent" })).toBeVisible();
  },
);

scenario(
  "the arrows go through what was found, Enter opens it, and going back finds it again",
  async ({ owner: { page }, owner }) => {
    await makePage(owner, "Rye bread", "x");
    await makePage(owner, "Wheat bread", "x");
    await page.goto("/search");
    await expect(page.getByRole("searchbox", { name: box })).toBeFocused();
    await page.keyboard.type("bread");
    const main = page.getByRole("main");
    const links = main.getByRole("link");
    // Until the search begins, the list of recent items is shown, which has the same number of links.
    await expect(main.getByRole("heading", { name: "Search Results" })).toBeVisible();
    await expect(page).toHaveURL(/\/search\?q=bread$/);
    await expect(links).toHaveCount(2);
    // What the texts of pages say can come later than their names, and puts the links elsewhere.
    await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/page\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?q=bread$/);
    await expect(links).toHaveCount(2);
  },
);
