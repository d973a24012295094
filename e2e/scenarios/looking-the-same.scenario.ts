import type { Locator } from "@playwright/test";
import { makeDraft } from "../actors/make-page.ts";
import { handbookHtml } from "../fixtures/handbook.ts";
import { blockBoxes, boxesBelow, boxesOf, expectSameBoxes } from "../screens/block-boxes.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";
import { watchShifts } from "../screens/watch-shifts.ts";

const widths = [1440, 390];

/** A paragraph for each of these sets of marks, with plain text on both sides. */
const marksHtml = [
  "s",
  "u s",
  "code",
  "sub",
  "sup",
  "strong em u s",
  "code strong",
  "code sub u",
  "mark",
  "code mark",
  "sup mark strong",
]
  .map((tags) => {
    const marked = tags
      .split(" ")
      .reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, "comes in");
    return `<p>The tide ${marked} at six, and nobody waits for it.</p>`;
  })
  .join("");

/** Lists of every kind, on several levels, and quotations. */
const listsHtml = `<blockquote>The tide waits for nobody.</blockquote><blockquote>Nor do we.</blockquote>
  <ol start="4"><li>Open the gate<ul><li>slowly<ol><li>with both hands</li></ol></li></ul></li><li>Close it</li></ol>
  <h3>To do</h3><ul><li class="checked">Lamp lit</li><li class="unchecked">Rope dry, and as long as the quay is wide at high water in the spring</li>
  <li>plain<ul><li class="unchecked">deeper</li></ul></li></ul><p>After the lists.</p>`;

/** Callouts at the page's edges, beside each other, with headings, lists and quotations in them. */
const calloutsHtml = `<div class="callout callout-tip"><p>Water at thirty degrees, not forty, as long as the tap runs at eight in the winter.</p><p>Second row.</p></div>
  <div class="callout callout-note"><h3>Before you leave</h3><ul><li class="unchecked">Lamp lit</li><li>Rope dry<ol><li>by hand</li></ol></li></ul></div>
  <p>Between.</p><div class="callout callout-important"><ol><li>First</li></ol><blockquote>The tide.</blockquote></div>
  <h2>After</h2><div class="callout callout-warning"><p>Last.</p></div>
  <div class="callout callout-note"><p>שלום לכולם</p><p>Second row.</p></div>`;

/** Toggles beside each other and between paragraphs, with headings, lists, callouts' neighbours and an empty summary. */
const togglesHtml = `<details><summary>How hot is the oven, and how long does it take until it is as hot as it has to be?</summary><p>Very.</p><ul><li>Measured</li></ul></details>
  <details><summary><h2>When do we bake?</h2></summary><h3>In the winter</h3><p>At four.</p></details><details><summary><h3>And then?</h3></summary><p>We eat.</p></details>
  <p>Between.</p><details><summary><h4>Code</h4></summary><pre>mix --dry</pre><hr><blockquote>The tide.</blockquote></details>
  <details><summary>שלום לכולם</summary><p>Second row.</p></details><details><summary>Alone</summary></details><p>After the toggles.</p>`;

/** Blocks of code with long lines, empty lines and tabs, also in a callout and beside each other. */
const codeHtml = `<p>The mixer's own program:</p><pre data-language="bash"># slow first\nmix --slow 4m --rest 20m --fast 6m --temperature 24 --flour wheat,rye,spelt --water 720 --salt 18\n\n\tdone</pre>
  <pre>Plain text.</pre><h2>After</h2><pre data-language="typescript">const water: number = 30; // degrees</pre>
  <div class="callout callout-tip"><p>Try it:</p><pre>mix --dry</pre></div><p>After the code.</p>`;

const codeLines = Array.from({ length: 12 }, (_, line) =>
  line % 4 === 1
    ? ""
    : `mix --step ${line} --flour wheat,rye,spelt --water 720 --salt 18 ${"--slow ".repeat(line)}`,
).join("\n");

/** Blocks of code with line numbers, with long lines that do not wrap, and with both; also in a callout. */
const codeLooksHtml = `<pre class="line-numbers" data-language="bash">${codeLines}</pre><p>Between.</p>
  <pre class="unwrapped">${codeLines}</pre><pre class="line-numbers unwrapped">${codeLines}\n</pre>
  <div class="callout callout-tip"><p>Try it:</p><pre class="line-numbers unwrapped">mix\n\n--dry</pre></div><p>After.</p>`;

/** Dividers between paragraphs, beside each other, above a heading and in a callout. */
const dividersHtml = `<hr><p>Between.</p><hr><hr><h2>After</h2>
  <div class="callout callout-note"><p>Above.</p><hr><p>Below.</p></div><p>After the dividers.</p>`;

/** Tables with a header row, a header column, aligned and empty cells, and with widths; one is wider than a phone. */
const tablesHtml = `<table><colgroup><col width="52"><col><col width="210"></colgroup><tr><td>Longshoremen</td><td>Rye</td><td>Bread of rye, with a longer word than its column: Donaudampfschifffahrt</td></tr></table>
  <p>Between.</p><table><colgroup><col width="500"><col width="90"></colgroup><tr><td>Wide</td><td>Narrow</td></tr></table><p>Between.</p><table><tr><th>Loaf</th><th align="right">Price</th></tr><tr><td>Rye</td><td align="right">4.20</td></tr>
  <tr><td></td><td>Several words, so that the line of this cell is wider than the widest column may be</td></tr></table>
  <p>Between the tables.</p><table><tr><th>Monday</th><td>Ana</td><td>Jo</td><td>Ben</td><td>Rika</td><td>Tom</td></tr></table><p>After.</p>`;

/** A published page with the text of the handbook, pasted and published through the screen. */
const handbook = scenario.extend<{ handbookPage: string }>({
  handbookPage: async ({ owner }, use) => {
    const { pageId } = await makeDraft(owner, "The harbour station handbook", "");
    const screen = pageScreen(owner.page);
    await owner.page.goto(`/page/${pageId}`);
    await screen.body.click();
    await paste(screen.body, {
      html:
        handbookHtml +
        marksHtml +
        listsHtml +
        calloutsHtml +
        togglesHtml +
        tablesHtml +
        codeHtml +
        codeLooksHtml +
        dividersHtml,
    });
    await screen.publish("First edition");
    await use(pageId);
  },
});

/** Expects the line of the callout that begins in Hebrew at its right side, and of the others at their left side. */
async function expectRightToLeft(text: Locator): Promise<void> {
  const hebrew = text.locator(".callout", { hasText: "שלום" });
  await expect(hebrew).toHaveCSS("border-right-width", "3px");
  await expect(text.locator(".callout").first()).toHaveCSS("border-left-width", "3px");
}

for (const width of widths) {
  handbook(
    `at ${width} px a page looks the same to its reader and to its writer`,
    async ({ owner, handbookPage }) => {
      const { page } = owner;
      const screen = pageScreen(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/page/${handbookPage}`);
      await expect(screen.reading).toBeVisible();
      await expect(screen.toggle("Edit")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // The writer sees the rows of toggles.
      for (const summary of await screen.reading.locator("summary").all()) await summary.click();
      const read = boxesBelow(await blockBoxes(screen.reading));
      await expectRightToLeft(screen.reading);
      const title = await screen.heading.boundingBox();
      await screen.toggle("Edit").click();
      await expect(screen.body).toBeVisible();
      await expectRightToLeft(screen.body);
      expect(read.length).toBeGreaterThan(60);
      // The editor draws some parts of the text after the text itself.
      await expect(async () => {
        expectSameBoxes(boxesBelow(await blockBoxes(screen.body)), read);
        const titleWritten = await page.locator(".page-title").boundingBox();
        expect(titleWritten?.height).toBe(title?.height);
        expect(titleWritten?.x).toBe(title?.x);
      }).toPass({ timeout: 30_000 });
    },
  );

  handbook(
    `at ${width} px the first HTML stands where the page will stand`,
    async ({ owner, handbookPage, enterUnknown }) => {
      const scriptless = await enterUnknown("Olga without scripts", { javaScriptEnabled: false });
      await scriptless.context.addCookies(await owner.context.cookies());
      // With scripts disabled, the browser refuses the page's scripts.
      scriptless.complaints.allow(/^csp GET .*\/assets\//);
      const boxes = [];
      for (const { page } of [scriptless, owner]) {
        const screen = pageScreen(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/page/${handbookPage}`);
        await expect(screen.reading).toContainText("Why we keep a handbook");
        if (page === owner.page) await expect(page.getByText("First edition")).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const parts = page.locator(".page-title, .page-body, .page-body > *");
        boxes.push(await boxesOf(parts));
      }
      const [first = [], then = []] = boxes;
      expectSameBoxes(then, first);
    },
  );

  handbook(
    `at ${width} px nothing moves while a page comes in`,
    async ({ owner, handbookPage }) => {
      const page = await owner.openTab();
      await page.setViewportSize({ width, height: 900 });
      const moved = await watchShifts(page);
      await page.goto(`/page/${handbookPage}`);
      await expect(page.getByText("First edition")).toBeVisible();
      await expect(pageScreen(page).toggle("Edit")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await moved()).toBeLessThan(0.01);
    },
  );
}
