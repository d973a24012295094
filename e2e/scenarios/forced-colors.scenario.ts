import type { Locator } from "@playwright/test";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** The style of an element's outline: forced colors remove backgrounds and shadows, and keep outlines. */
const outlineOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).outlineStyle);

scenario(
  "with forced colors, the entry that Enter would choose is marked in every menu and list",
  async ({ owner, owner: { page } }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${pageId}`);
    const highlighted = page.locator("[data-highlighted]");
    await page.getByRole("button", { name: "Page menu" }).press("Enter");
    await expect(highlighted).toHaveText("Pin page");
    expect(await outlineOf(highlighted)).toBe("solid");
    await page.keyboard.press("ArrowDown");
    await expect(highlighted).toHaveText("Unsubscribe from page");
    expect(await outlineOf(highlighted)).toBe("solid");
    expect(await outlineOf(page.getByRole("menuitem", { name: "Pin page" }))).toBe("none");
    await page.keyboard.press("Escape");

    await page.keyboard.press("Control+k");
    const found = page.getByRole("dialog").locator("[data-highlighted]");
    await expect(found).toHaveCount(1);
    expect(await outlineOf(found)).toBe("solid");
    await page.keyboard.press("Escape");

    const screen = pageScreen(page);
    await screen.toggle("Edit").click();
    await screen.body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("/head");
    const chosen = page.getByRole("option", { selected: true });
    await expect(chosen).toHaveText(/Heading 1/);
    expect(await outlineOf(chosen)).toBe("solid");
  },
);

scenario(
  "with forced colors, a dialog has an edge and its open tab is marked",
  async ({ owner, owner: { page } }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${pageId}`);
    const { dialog } = await openHistory(page);
    expect(await outlineOf(dialog)).toBe("solid");
    expect(await outlineOf(dialog.getByRole("tab", { name: "Tree" }))).toBe("solid");
    expect(await outlineOf(dialog.getByRole("tab", { name: "Chain" }))).toBe("none");
    await page.keyboard.press("Escape");
    expect(await outlineOf(await openPageModal(page, "Move page"))).toBe("solid");
  },
);

scenario(
  "with forced colors, the version history tells the published version and the selected one apart from the others",
  async ({ owner, owner: { page } }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    await publishVersion(owner, pageId, { subjectLine: "Second" }, { a: "Feed it at five." });
    await page.goto(`/page/${pageId}`);
    const { node } = await openHistory(page);
    const looks = (subject: string) =>
      node(subject).evaluate((item) => {
        const dot = item.firstElementChild ?? item;
        return {
          ring: getComputedStyle(dot).borderTopColor,
          filling: getComputedStyle(dot, "::before").backgroundColor,
        };
      });
    await expect(node("Second")).toHaveAttribute("aria-selected", "true");
    const [first, second] = [await looks("First version"), await looks("Second")];
    expect(second.ring).not.toBe(first.ring);
    expect(second.filling).not.toBe(first.filling);
    await node("First version").click();
    await expect(node("First version")).toHaveAttribute("aria-selected", "true");
    expect((await looks("First version")).ring).toBe(second.ring);
    expect((await looks("Second")).ring).toBe(first.ring);
  },
);
