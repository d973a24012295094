import type { Cast } from "../actors/enter-as-member.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import { expect, scenario } from "../scenario.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { laidOut } from "../screens/laid-out.ts";

const long = (first: string) => ({
  first,
  ...Object.fromEntries(Array.from({ length: 60 }, (_each, at) => [`p${at}`, `Paragraph ${at}.`])),
});
const old = "Feed it at forty degrees.";
const changed = "Feed it at thirty degrees.\nKeep the lid on.\nWeigh it first.";

/** Mara read Olga's page in this tab and left it for Home. */
async function readAndLeave(cast: Cast) {
  const shared = await sharePage(cast, long(old));
  const { page, pageId } = shared;
  await page.goto(`/page/${pageId}`);
  await expect(pageScreen(page).toggle("Edit")).toBeVisible();
  await pageScreen(page).reading.getByText("Paragraph 30.").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /The bread day/ })
    .first();
  await expect(link).toBeVisible();
  return { ...shared, link };
}

scenario(
  "who comes back to a page that changed meanwhile sees the new text, and what changed since they read it",
  async ({ owner, enter }) => {
    const { page, pageId, link } = await readAndLeave({ owner, enter });
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees" }, long(changed));
    await link.click();
    const { reading, unread } = pageScreen(page);
    await expect(unread).toContainText("“Thirty degrees”");
    await expect(reading).toContainText("thirty degrees");
    await expect(page.getByRole("button", { name: "Show it" })).toHaveCount(0);
  },
);

scenario(
  "the cached text is shown until the answer comes, and a reader who has begun to read it is asked first",
  async ({ owner, enter }) => {
    const { page, pageId, link } = await readAndLeave({ owner, enter });
    const { reading } = pageScreen(page);
    const release = await holdCalls(page, "**/rpc/pages/get*");
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees" }, long(changed));
    await link.click();
    await expect(reading).toContainText(old);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 600);
    const paragraph = () => reading.getByText("Paragraph 20.").boundingBox();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await laidOut(page);
    const before = await paragraph();
    release();
    const show = page.getByRole("button", { name: "Show it" });
    await expect(show).toBeVisible();
    await expect(reading).toContainText(old);
    expect(await paragraph()).toEqual(before);
    await show.click();
    await expect(reading).toContainText("thirty degrees");
    await expect.poll(async () => (await paragraph())?.y).toBeCloseTo(before?.y ?? 0, 0);
  },
);

scenario(
  "a page that changed meanwhile is gone back to at the place where it was left",
  async ({ owner, enter }) => {
    const { page, pageId } = await readAndLeave({ owner, enter });
    const { reading } = pageScreen(page);
    const release = await holdCalls(page, "**/rpc/pages/get*");
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees" }, long(changed));
    await page.goBack();
    await expect(reading).toContainText(old);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const paragraph = () => reading.getByText("Paragraph 30.").boundingBox();
    await laidOut(page);
    const before = await paragraph();
    release();
    await expect(reading).toContainText("thirty degrees");
    await expect.poll(async () => (await paragraph())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(page.getByRole("button", { name: "Show it" })).toHaveCount(0);
  },
);
