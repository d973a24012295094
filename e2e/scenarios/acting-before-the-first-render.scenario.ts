import type { Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { holdFirstRender } from "../screens/hold-first-render.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";

const lines = Array.from({ length: 60 }, (_each, at) => `Paragraph ${at}.`);

/** Opens a page that stays as the server drew it, until the returned function is called. */
async function openHeld({ page }: Actor, pageId: string): Promise<() => Promise<void>> {
  const goOn = await holdFirstRender(page);
  await openAgain(page, pageId);
  return goOn;
}

/** Waits for what only the first render draws. What it then does with a waiting key can take the page away again. */
async function expectRendered(page: Page): Promise<void> {
  await expect(pageScreen(page).toggle("Edit")).toBeVisible();
}

async function openAgain(page: Page, pageId: string): Promise<void> {
  await page.goto(`/page/${pageId}`);
  await expect(page.locator("main h1")).toBeVisible();
  await expect(pageScreen(page).toggle("Edit")).toHaveCount(0);
}

scenario(
  "what is typed after Ctrl K before the first render is searched for",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "The bread day", ...lines);
    const goOn = await openHeld(owner, pageId);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("bread day");
    await goOn();
    const palette = page.getByRole("dialog", { name: "Search and commands" });
    await expect(palette.getByRole("combobox")).toHaveValue("bread day");
    await expect(palette.getByRole("option").first()).toContainText("The bread day");
  },
);

scenario("Ctrl K twice before the first render leaves the palette closed", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makePage(owner, "The bread day", ...lines);
  const goOn = await openHeld(owner, pageId);
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Control+k");
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await goOn();
  await expect(page).toHaveURL("/drafts");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

scenario(
  "the letter of a page's command that is pressed before the first render runs it",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "The bread day", ...lines);
    const goOn = await openHeld(owner, pageId);
    await page.keyboard.press("h");
    await goOn();
    await expect(page.getByRole("dialog", { name: "Version History" })).toBeVisible();
  },
);

scenario("who scrolled before the first render stays there", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makePage(owner, "The bread day", ...lines);
  const goOn = await openHeld(owner, pageId);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await goOn();
  await expectRendered(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

scenario("the focus and open toggles outlive the first render", async ({ owner }) => {
  const { page } = owner;
  const { body, reading, path, publish } = pageScreen(page);
  const { pageId } = await makeDraft(owner, "The bread day", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  await paste(body, {
    html: `<p><a href="https://a.example/">Ovens</a></p><details><summary>How hot?</summary><p>Very.</p></details><p><a href="https://b.example/">Flour</a></p>`,
  });
  await publish("Links");
  const goOn = await openHeld(owner, pageId);
  for (const focused of [
    page.getByRole("link", { name: "Skip to content" }),
    path.getByRole("link", { name: "Personal" }),
    page.locator("main"),
    reading.getByRole("link", { name: "Ovens" }),
    reading.locator("summary"),
    reading.getByRole("link", { name: "Flour" }),
  ]) {
    await focused.focus();
    await goOn();
    await expectRendered(page);
    await expect(focused).toBeFocused();
    await openAgain(page, pageId);
  }
  await reading.locator("summary").click();
  await expect(reading.getByText("Very.")).toBeVisible();
  await goOn();
  await expectRendered(page);
  await expect(reading.getByText("Very.")).toBeVisible();
});
