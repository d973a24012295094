import { linesToBody } from "@stemma/document/templates/lines-to-body";
import { changeText, toPageText } from "@stemma/sample/page-text";
import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import type { Actor } from "../actors/actor.ts";
import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible, phone } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

const sections = ["The evening before", "Before you leave", "Loaves", "The mixer"];

/** The text of a page with four sections, each higher than half a window. */
const text = toPageText(
  sections.flatMap((heading) => [
    `# ${heading}`,
    ...Array.from({ length: 12 }, (_, line) => `${heading}, line ${line + 1}.`),
  ]),
);

/** Publishes this text as the page's next version; returns the version's id. */
async function publishText(actor: Actor, pageId: string, pageText: typeof text): Promise<string> {
  const draft = await openDraft(actor.api, pageId);
  await saveDraft(actor.api, draft, { pageTitle: "The bread day", body: linesToBody(pageText) });
  return publishDraft(actor.api, draft.id, {
    revision: draft.revision + 1,
    expected: draft.previousNode,
    subjectLine: "Sections",
  });
}

const idOf = (heading: string) => text.find(({ line }) => line === `# ${heading}`)?.id ?? "";

scenario(
  "a copied link to a heading opens the page at that heading, also in later versions",
  async ({ owner }) => {
    const { pageId } = await makeDraft(owner, "The bread day", "");
    const versionId = await publishText(owner, pageId, text);
    const { page } = owner;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/page/${pageId}?version=${versionId}`);
    await page.getByRole("heading", { name: "Loaves", exact: true }).hover();
    await page.getByRole("button", { name: "Copy link to “Loaves”" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`/page/${pageId}?version=${versionId}#${idOf("Loaves")}`);

    await publishText(owner, pageId, changeText(text, { "# Loaves": "# Our loaves" }));
    const { reading } = pageScreen(page);
    for (const [address, name] of [
      [copied, "Loaves"],
      [`/page/${pageId}#${idOf("Loaves")}`, "Our loaves"],
    ] as const) {
      await page.goto("/");
      await page.goto(address);
      const heading = reading.getByRole("heading", { name, exact: true });
      await expect(heading).toBeFocused();
      const isAtTop = async () => {
        const top = (await heading.boundingBox())?.y ?? 0;
        return top > 48 && top < 120;
      };
      await expect.poll(isAtTop).toBe(true);
    }

    await page.goto(`/page/${pageId}#nowhere`);
    await expect(page.getByText("is gone")).toBeVisible();
    await expect(pageScreen(page).heading).toBeInViewport();
  },
);

scenario("the contents beside a page follow its reader and its versions", async ({ owner }) => {
  const { pageId } = await makeDraft(owner, "The bread day", "");
  await publishText(owner, pageId, text);
  const { page } = owner;
  await page.goto(`/page/${pageId}`);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("listitem")).toHaveText(sections);
  await expect(page.getByText("213 words, 1 minute to read")).toBeVisible();
  await expectAccessible(page, "a page with contents");
  await contents.getByRole("link", { name: "The mixer" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`#${idOf("The mixer")}$`));
  const current = contents.locator("[aria-current=location]");
  await expect(current).toHaveText("The mixer");
  await expect(page.getByRole("heading", { name: "The mixer" })).toBeInViewport();
  await page.getByRole("heading", { name: "The evening before" }).scrollIntoViewIfNeeded();
  await expect(current).toHaveText("The evening before");
  // The address is that of 'The mixer' still.
  await contents.getByRole("link", { name: "The mixer" }).click();
  await expect(page.getByRole("heading", { name: "The mixer" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "The mixer" })).toBeFocused();
  await page.getByRole("heading", { name: "The evening before" }).scrollIntoViewIfNeeded();
  await expect(current).toHaveText("The evening before");
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(contents.getByRole("listitem")).toHaveText(sections);
  await expect(current).toHaveText("The evening before");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await contents.getByRole("link", { name: "Skip contents" }).press("Enter");
  await expect(page.locator(".page-byline")).toBeFocused();
  await expect(page.locator(".page-byline")).not.toHaveAttribute("tabindex");
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(contents).toBeHidden();
});

scenario(
  "the link of a long heading stands at its end, not over the text below",
  async ({ owner }) => {
    const { pageId } = await makeDraft(owner, "The bread day", "");
    const long = "Loaves that are baked on a long day with people";
    const fromTheRight = "לחם";
    const rows = [`# ${long}`, "Bake them.", "## Short", "Rest.", `## ${fromTheRight}`, "Sleep."];
    await publishText(owner, pageId, toPageText(rows));
    const { page } = owner;
    await page.setViewportSize(phone);
    await page.goto(`/page/${pageId}`);
    const { reading } = pageScreen(page);
    for (const name of [long, "Short", fromTheRight]) {
      const heading = reading.getByRole("heading", { name, exact: true });
      await expect(heading.getByRole("button")).toBeVisible();
      const { lines, across, down } = await heading.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.firstChild ?? element);
        const rects = [...words.getClientRects()];
        const last = rects.at(-1) ?? element.getBoundingClientRect();
        const link = (element.querySelector("button") ?? element).getBoundingClientRect();
        const middle = (rect: DOMRect) => (rect.top + rect.bottom) / 2;
        return {
          lines: rects.length,
          // What is written from the right ends at its left edge.
          across: Math.min(Math.abs(link.left - last.right), Math.abs(link.right - last.left)),
          down: Math.abs(middle(link) - middle(last)),
        };
      });
      expect(lines > 1, `whether “${name}” has several lines`).toBe(name === long);
      expect(across, `pixels from the end of “${name}” to its link`).toBeLessThan(1);
      expect(down, `pixels from the last line of “${name}” to its link`).toBeLessThan(1);
    }
  },
);
