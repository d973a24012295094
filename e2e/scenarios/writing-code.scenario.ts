import type { Locator, Page } from "@playwright/test";
import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";
import { pressByKey } from "../screens/press-by-key.ts";

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

const longLine = `mix ${"--slow 4m ".repeat(30)}`;

/** The line numbers that a block in the read view shows, each with its distance from the top of the block. */
function numbersOf(block: Locator): Promise<string[]> {
  return block.evaluate((element) =>
    Array.from(element.querySelectorAll<HTMLElement>("[data-line]"), (mark) => {
      const top = mark.getClientRects()[0]?.top ?? 0;
      const row = Math.round((top - element.getBoundingClientRect().top - 14) / 22.4);
      return `${mark.dataset["line"]} at ${row}`;
    }),
  );
}

scenario("code shows line numbers, and long lines that scroll", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The mixer", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  await keyboard.type("``` ");
  await paste(body, { text: `first\n${longLine}\n\nlast` });
  const block = body.locator("pre");

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await pressByKey(button("Line numbers"));
  await expect(button("Line numbers")).toHaveAttribute("aria-pressed", "true");
  await expect(body).toBeFocused();
  await expect(block).toHaveClass("code-block line-numbers digits-2");
  const numbered = async () => (await block.getAttribute("data-numbers"))?.split("\n") ?? [];
  // The second line wraps, so the number of the third stands some rows below.
  await expect.poll(async () => (await numbered()).indexOf("3")).toBeGreaterThan(4);
  const rows = await numbered();
  expect(rows.filter((row) => row !== "")).toEqual(["1", "2", "3", "4"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await numbered()).indexOf("3")).toBeGreaterThan(rows.indexOf("3"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(block).toHaveAttribute("data-numbers", rows.join("\n"));

  await button("Wrap long lines").click();
  await expect(block).toHaveAttribute("data-numbers", "1\n2\n3\n4");
  await expect(body).toBeFocused();
  const scroller = block.locator(".code-scroll");
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowUp");
  await keyboard.press("End");
  await keyboard.type("--end");
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(500);
  await keyboard.press("Enter");
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await expect(block).toHaveAttribute("data-numbers", "1\n2\n3\n4\n5");
  await keyboard.press("ControlOrMeta+z");
  await expect(block).toHaveAttribute("data-numbers", "1\n2\n3\n4");
  await expectAccessibleAtAllWidths(page, "numbered code that scrolls in the editor");

  await screen.publish("The program");
  const read = reading.locator("pre");
  await expect.poll(() => numbersOf(read)).toEqual(["1 at 0", "2 at 1", "3 at 2", "4 at 3"]);
  await expectAccessibleAtAllWidths(page, "numbered code that scrolls on the page");
  await page.setViewportSize({ width: 390, height: 844 });
  const region = page.getByRole("region", { name: "Code" });
  await region.focus();
  await keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy code" }).click();
  await expect(page.getByText("Code copied")).toBeVisible();
  const code = `first\n${longLine}--end\n\nlast`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(
    await read.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    }),
  ).toBe(code);
  // Nothing is cut on paper.
  await page.emulateMedia({ media: "print" });
  const isCut = () => region.evaluate((element) => element.scrollWidth > element.clientWidth);
  await expect.poll(isCut).toBe(false);
  await expect.poll(async () => (await numbersOf(read))[2]).not.toBe("3 at 2");
  expect((await numbersOf(read)).slice(0, 2)).toEqual(["1 at 0", "2 at 1"]);
});

scenario(
  "a reader gets code in its colours without a highlighter",
  async ({ owner, enterUnknown }) => {
    const { pageId } = await makeDraft(owner, "The mixer", "");
    const screen = pageScreen(owner.page);
    await owner.page.goto(`/page/${pageId}`);
    await screen.body.click();
    await paste(screen.body, {
      html: `<p>Mix:</p><pre class="line-numbers" data-language="ts">// slow\nif (cold) {\n\tmix("dough", 30);\n}</pre>`,
    });
    await screen.publish("The program");

    const scriptless = await enterUnknown("Olga without scripts", { javaScriptEnabled: false });
    await scriptless.context.addCookies(await owner.context.cookies());
    // With scripts disabled, the browser refuses the page's scripts.
    scriptless.complaints.allow(/^csp GET .*\/assets\//);
    await scriptless.page.goto(`/page/${pageId}`);
    const { reading } = pageScreen(scriptless.page);
    await expect(reading.locator("pre .code-keyword")).toHaveText(["if"]);
    await expect(reading.locator("pre .code-comment")).toHaveText(["// slow"]);

    const page = await owner.openTab();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(`/page/${pageId}`);
    await page.getByRole("button", { name: "Copy code" }).waitFor({ state: "attached" });
    await expect.poll(() => keywords(page)).toEqual(["if"]);
    await expect(pageScreen(page).reading.locator("pre span.code-keyword")).toHaveCount(0);
    expect(loaded.filter((url) => /code-tokens|typescript/.test(url))).toEqual([]);
  },
);
