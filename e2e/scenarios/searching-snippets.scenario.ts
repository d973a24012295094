import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { makeSnippet } from "../actors/make-snippet.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a search finds a page by a snippet that it shows, names the snippet, and opens the page at its words",
  async ({ owner, enter }) => {
    const { page } = owner;
    const snippetId = await makeSnippet(owner, "Opening hours", "We open at eight.");
    const bread = await makePage(owner, "The bread day", "Mix.");
    const { body, publish, reading } = pageScreen(page);
    await page.goto(`/page/${bread.pageId}`);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("{{opening");
    await expect(page.getByRole("option", { name: "Opening hours", selected: true })).toBeVisible();
    await page.keyboard.press("Enter");
    await publish("Show the hours");
    await page.goto("/search");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("mix eight");
    const main = page.getByRole("main");
    const link = main.getByRole("link");
    await expect(link).toHaveText([
      /The bread day.*From the snippet 'Opening hours': We open at eight/,
    ]);
    await expect(main.locator("mark")).toHaveText(["eight"]);
    await expectAccessibleAtAllWidths(page, "a page found by a snippet");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/page/${bread.pageId}#`));
    await expect(reading.locator(".snippet")).toBeFocused();
    const marked = () =>
      page.evaluate(() =>
        Array.from(
          CSS.highlights.get("found-words") ?? [],
          ({ startContainer, startOffset, endOffset }) =>
            startContainer.textContent?.slice(startOffset, endOffset),
        ),
      );
    await expect.poll(marked).toEqual(["eight"]);
    await owner.api.call("PUT", `/pages/${snippetId}/restriction`, { isRestricted: true });
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    await mara.page.goto("/search?q=mix+eight");
    await expect(mara.page.getByText("No matches.")).toBeVisible();
  },
);
