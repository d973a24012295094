import { makeStaleDraft } from "../actors/stale-draft.ts";
import { expect, scenario } from "../scenario.ts";

const many = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`p${index}`, `Step ${index}: shape, rest and turn.`]),
);
const first = { a: "Feed it at six in the evening.", ...many, z: "Bake it." };
const second = { a: "Feed it at seven in the evening.", ...many, z: "Bake it.", n: "Sweep." };

scenario(
  "a reader compares two versions from their address, steps through the changes by key, and reads them as text",
  async ({ owner: { page }, owner }) => {
    const draft = { ...second, z: "Bake it well." };
    const page2 = await makeStaleDraft(owner, { first, second, draft });
    await page.goto(`/page/${page2.pageId}?compareTo=${page2.first}&version=${page2.second}`);
    await expect(page.getByText("2 changes", { exact: true })).toBeVisible();
    await expect(page.locator(".diff-before .diff-del")).toHaveText("six");
    await expect(page.locator(".diff-after .diff-ins").first()).toHaveText("seven");
    await expect(page.getByRole("button", { name: /unchanged paragraphs/ })).toHaveText(
      "Show 27 unchanged paragraphs",
    );
    await page.keyboard.press("n");
    await expect(page.getByText("Change 1 of 2", { exact: true })).toBeVisible();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(page.getByText("Change 2 of 2", { exact: true })).toBeVisible();
    await expect(page.locator(".diff-current")).toContainText("Sweep.");
    await expect(page.locator(".diff-current")).toBeInViewport();
    await page.getByRole("button", { name: "Inline" }).click();
    await expect(page.locator(".diff-current")).toContainText("Sweep.");
    await page.getByRole("button", { name: "Read as text" }).click();
    await expect(page.getByRole("region", { name: "Changes as text" })).toContainText(
      "Inserted paragraph: “Sweep.”",
    );
    await page.getByLabel("After").selectOption({ label: "Your draft" });
    await expect(page).toHaveURL(/edit=true/);
    await expect(page.getByText("3 changes", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText("3 changes", { exact: true })).toBeVisible();
  },
);

scenario("closing a comparison goes back to where the writer was", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makeStaleDraft(owner, { first, second, draft: second });
  await page.goto(`/page/${pageId}?edit=true`);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(/compareTo=/);
  await page.getByRole("button", { name: "Close comparison" }).click();
  await expect(page).toHaveURL(/\?edit=true$/);
  await expect(page.getByRole("textbox", { name: "Page body" })).toBeVisible();
});

scenario("a narrow window compares in one column", async ({ enter }) => {
  const { page, ...rest } = await enter("Nora Narrow", { viewport: { width: 390, height: 844 } });
  const made = await makeStaleDraft({ page, ...rest }, { first, second, draft: second });
  await page.goto(`/page/${made.pageId}?compareTo=${made.second}`);
  await expect(page.locator(".diff-piece").first()).toBeVisible();
  await expect(page.locator(".diff-row")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Side by side" })).toHaveCount(0);
});

scenario("a narrow window shows the path beside the comparison's buttons", async ({ enter }) => {
  const { page, ...rest } = await enter("Nora Narrow", { viewport: { width: 390, height: 844 } });
  const made = await makeStaleDraft({ page, ...rest }, { first, second, draft: second });
  await page.goto(`/page/${made.pageId}?version=${made.second}&compareTo=${made.first}`);
  for (const name of ["Undo this version", "Close comparison"]) {
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  const path = page.getByRole("navigation", { name: "Path" });
  await expect(path.getByText("The bread day")).toBeInViewport({ ratio: 1 });
});
