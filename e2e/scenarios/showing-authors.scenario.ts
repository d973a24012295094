import type { Locator } from "@playwright/test";
import { publishVersion } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { choosePageMenu } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

const first = { a: "Feed it at six. Mix it at nine.", b: "Bake it." };
const split = { a: "Feed it at noon.", n: "Mix it at nine.", b: "Bake it." };

scenario(
  "each part of the text says who wrote it, through a split, and leads to the comparison of that version",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await sharePage({ owner, enter }, first);
    const screen = pageScreen(page);
    await publishVersion(member, pageId, { subjectLine: "Noon" }, split);
    await page.goto(`/page/${pageId}`);
    await expect(screen.reading).toContainText("Feed it at noon.");
    await choosePageMenu(page, "Show authors");
    const { authors, changes } = screen;
    await expect(authors.getByRole("listitem")).toHaveText(["Olga Owner", "Mara Member"]);
    const noon = authors.getByRole("link", { name: /^noon \(Mara Member, in “Noon”/ });
    await expect(noon).toBeVisible();
    await expect(
      authors.getByRole("link", { name: /^Mix it at nine\. \(Olga Owner, in “First”/ }),
    ).toBeVisible();
    await authors.getByRole("button", { name: "Hide authors" }).click();
    await expect(authors).toBeHidden();
    await expect(screen.heading).toBeFocused();
    await page.keyboard.press("a");
    await expect(authors).toBeVisible();
    await page.keyboard.press("a");
    await expect(authors).toBeHidden();
    await page.keyboard.press("a");
    await noon.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/version=.*compareTo=/);
    await expect(changes.locator("ins").first()).toContainText("noon");
    await page.goBack();
    await expect(changes).toBeHidden();
    await expect(screen.toggle("Edit")).toBeVisible();
    await expect(screen.reading).toContainText("Feed it at noon.");
    await expect(authors).toBeHidden();
  },
);

scenario(
  "one label at a time says who wrote the passage at the pointer or the focus, below it and never under the top bar",
  async ({ owner, enter }) => {
    const long = {
      ...first,
      b: "Bake it until the crust is dark and the loaf sounds hollow. ".repeat(60),
    };
    const { page, pageId } = await sharePage({ owner, enter }, long);
    await page.goto(`/page/${pageId}`);
    await choosePageMenu(page, "Show authors");
    const { authors } = pageScreen(page);
    const passages = authors.getByRole("link");
    const label = page.locator("[data-author-label]");

    await passages.first().focus();
    await page.keyboard.press("Tab");
    await expect(passages.last()).toBeFocused();
    await expect(label).toHaveText(/^Olga Owner, in “First”/);
    await expectAccessibleAtAllWidths(page, "the label of a passage");
    await passages.first().hover();
    await expect(label).toHaveCount(1);
    await expect.poll(() => gapBelow(passages.first(), label)).toBeCloseTo(0, -1);

    await page.keyboard.press("Escape");
    await expect(label).toBeHidden();
    await expect(authors).toBeVisible();
    await passages
      .last()
      .evaluate((passage) => scrollBy(0, passage.getBoundingClientRect().top + 200));
    const topbar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    const left = (await passages.last().boundingBox())?.x ?? 0;
    await page.mouse.move(left + 100, topbar + 20);
    await expect(label).toBeVisible();
    await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThan(topbar);

    await page.keyboard.press("Escape");
    await expect(label).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(authors).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

/** The pixels between the end of a passage of one line and the label below it. */
async function gapBelow(passage: Locator, label: Locator): Promise<number> {
  const [above, below] = await Promise.all([passage.boundingBox(), label.boundingBox()]);
  if (above === null || below === null) return Number.NaN;
  return below.y - (above.y + above.height);
}
