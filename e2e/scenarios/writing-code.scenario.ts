import type { Page } from "@playwright/test";
import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";

/** The words on screen with the colour of keywords. */
function keywords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(CSS.highlights.get("code-keyword") ?? [], (range) => {
      const { startContainer, startOffset, endOffset } = range;
      return startContainer.textContent?.slice(startOffset, endOffset) ?? "";
    }),
  );
}

scenario("code is written, coloured, published and copied", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The mixer", "");
  await page.goto(`/page/${pageId}`);
  await body.click();

  await keyboard.type("```ts");
  await keyboard.press("Enter");
  await keyboard.type("if (cold) {");
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.type("const water = 30; // **not** forty");
  await keyboard.press("Enter");
  await keyboard.press("Shift+Tab");
  await keyboard.type("}");
  const code = "if (cold) {\n\tconst water = 30; // **not** forty\n}";
  await expect(body.locator("pre")).toHaveText(code, { useInnerText: true });
  await expect.poll(() => keywords(page)).toEqual(["if", "const"]);
  const language = page.getByRole("combobox", { name: "Language" });
  await expect(language).toHaveValue("typescript");
  await expectAccessibleAtAllWidths(page, "code in the editor");

  await keyboard.press("ArrowDown");
  await keyboard.type("Then it rests.");
  await expect(language).toBeHidden();
  await body.locator("pre").click();
  await expect(language).toBeVisible();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.press("ArrowRight");
  await paste(body, { text: "\n\tlet rest;" });
  await expect(body.locator("pre")).toHaveText(`${code}\n\tlet rest;`, { useInnerText: true });
  await expect(body.locator("> p")).toHaveText("Then it rests.");
  await expect.poll(() => keywords(page)).toEqual(["if", "const", "let"]);
  await language.selectOption("Plain text");
  await expect.poll(() => keywords(page)).toEqual([]);
  await language.selectOption("TypeScript");
  await expect(body).toBeFocused();

  await screen.publish("The program");
  await expect(reading.locator("pre")).toHaveText(`${code}\n\tlet rest;`, { useInnerText: true });
  await expect.poll(() => keywords(page)).toEqual(["if", "const", "let"]);
  await expectAccessibleAtAllWidths(page, "code on the page");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy code" }).press("Enter");
  await expect(page.getByText("Code copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${code}\n\tlet rest;`);
});
