import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";

const markdown = "# Bread\n\n- [x] **Flour**\n- [ ] Water\n\nSee [the log](https://a.test).";

scenario("pasted Markdown is formatted, and is plain text on demand", async ({ owner }) => {
  const { page } = owner;
  const { body, says } = pageScreen(page);
  const { pageId } = await makeDraft(owner, "Harbour", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  await paste(body, { text: markdown });
  await expect(body.getByRole("heading", { name: "Bread" })).toBeVisible();
  await expect(body.getByRole("checkbox").first()).toBeChecked();
  await expect(body.getByRole("link", { name: "the log" })).toBeVisible();
  await page.getByRole("button", { name: "Paste as plain text" }).click();
  await expect(body).toContainText("- [x] **Flour**");
  await expect(body).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(body).toHaveText("");
  await says("Saved");
});

scenario("text is found and replaced while a page is edited", async ({ owner }) => {
  const { page } = owner;
  const { body, says } = pageScreen(page);
  const rows = Array.from({ length: 60 }, (_, index) => `Row ${index} of the bread log`);
  const { pageId } = await makeDraft(owner, "Harbour", ...rows);
  await page.goto(`/page/${pageId}`);
  await body.getByText("Row 0 of").click();
  await page.keyboard.press("Control+f");
  const bar = page.getByRole("search", { name: "Find and replace" });
  const field = bar.getByRole("textbox", { name: "Find" });
  await expect(field).toBeFocused();
  await page.keyboard.type("row 59");
  await expect(bar.getByRole("status")).toHaveText("1 of 1");
  await expect(body.getByText("Row 59 of")).toBeInViewport();
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get("found-text-current") ?? [])].map((range) =>
        range.startContainer.textContent?.slice(range.startOffset, range.endOffset),
      ),
    );
  await expect.poll(marked).toEqual(["Row 59"]);
  await expectAccessibleAtAllWidths(page, "the search in a page");
  await field.fill("bread");
  await expect(bar.getByRole("status")).toHaveText("60 of 60");
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("status")).toHaveText("1 of 60");
  await bar.getByRole("textbox", { name: "Replace with" }).fill("rye");
  await bar.getByRole("button", { name: "Replace all" }).click();
  await expect(bar.getByRole("status")).toHaveText("60 replaced");
  await expect(body).toContainText("Row 59 of the rye log");
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(body).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(body).toContainText("Row 59 of the bread log");
  await says("Saved");
});
