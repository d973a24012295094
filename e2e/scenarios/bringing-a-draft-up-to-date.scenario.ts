import { makeStaleDraft } from "../actors/stale-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { draftUpdate } from "../screens/draft-update.ts";
import { pageScreen } from "../screens/page-screen.ts";

const second = { a: "Feed it at six.", b: "Mix at five.", c: "Bake it." };
const first = { ...second, b: "Mix at four." };

scenario(
  "a draft that touches nothing published since is updated at once, and the update can be undone",
  async ({ owner: { page }, owner }) => {
    const draft = { ...second, a: "Feed it at seven." };
    const { pageId } = await makeStaleDraft(owner, { first, second, draft });
    const screen = pageScreen(page);
    const update = draftUpdate(page);
    await page.goto(`/page/${pageId}?edit=true`);
    await expect(
      page.getByRole("status").filter({ hasText: "reverted the page to" }),
    ).toContainText(
      "You reverted the page to “First version”, which removed the changes of “Second version”. None of your changes are affected.",
    );
    await update.start();
    await expect(page.getByText("Draft updated with one change.")).toBeVisible();
    // What is pointed at does not vanish by time.
    const undo = page.getByRole("button", { name: "Undo update" });
    await undo.hover();
    await expect(screen.body).toHaveText(/Feed it at seven\.\s*Mix at four\.\s*Bake it\./);
    await screen.says("Saved");
    await expect(update.button).toBeHidden();
    await undo.click();
    await expect(screen.body).toHaveText(/Feed it at seven\.\s*Mix at five\.\s*Bake it\./);
    await expect(update.button).toBeVisible();
  },
);

scenario(
  "conflicts are resolved paragraph by paragraph, by key, and the rest on another device",
  async ({ owner: { page }, owner }) => {
    const changed = { ...first, a: "Feed it at noon." };
    const draft = { ...second, a: "Feed it at seven.", b: "Mix at six." };
    const { pageId } = await makeStaleDraft(owner, { first: changed, second, draft });
    const address = `/page/${pageId}?edit=true`;
    await page.goto(address);
    const update = draftUpdate(page);
    await update.start();
    await expect(update.progress).toHaveText("0 of 2 resolved");
    await expect(update.yours).toContainText("seven");
    await expect(update.theirs("First version")).toContainText("noon");
    await page.keyboard.press("2");
    await expect(update.progress).toHaveText("1 of 2 resolved");
    await pageScreen(page).says("Saved");

    const other = await owner.openTab();
    await other.goto(address);
    const screen = pageScreen(other);
    const rest = draftUpdate(other);
    await expect(screen.body).toContainText("Feed it at seven.");
    await expect(other.getByText("1 of 2 conflicts resolved")).toBeVisible();
    await other.getByRole("button", { name: "Continue" }).click();
    await expect(rest.yours).toContainText("six");
    await other.keyboard.press("e");
    await expect(other.getByRole("textbox", { name: "Your own text" })).toBeFocused();
    await other.keyboard.type(" Or so.");
    await rest.finish();
    await expect(screen.body).toHaveText(/Feed it at noon\.\s*Mix at six\. Or so\.\s*Bake it\./);
    await screen.says("Saved");
    await other.reload();
    await expect(screen.body).toContainText("Or so.");
    await expect(rest.button).toBeHidden();
  },
);

scenario("a cancelled update leaves the draft as it was", async ({ owner: { page }, owner }) => {
  const draft = { ...second, b: "Mix at six." };
  const { pageId } = await makeStaleDraft(owner, { first, second, draft });
  await page.goto(`/page/${pageId}?edit=true`);
  const update = draftUpdate(page);
  await update.start();
  await page.getByRole("button", { name: "Keep the published one" }).click();
  await page.getByRole("button", { name: "More choices" }).click();
  await page.getByRole("menuitem", { name: "Cancel update" }).click();
  await expect(pageScreen(page).body).toContainText("Mix at six.");
  await expect(update.button).toBeVisible();
});

scenario(
  "a writer at the conflicts is told when the update is finished or cancelled in another tab",
  async ({ owner: { page }, owner }) => {
    const draft = { ...second, b: "Mix at six." };
    const { pageId } = await makeStaleDraft(owner, { first, second, draft });
    const address = `/page/${pageId}?edit=true`;
    const screen = pageScreen(page);
    const heading = page.getByRole("heading", { name: "Choose what to keep" });
    const notice = page.getByRole("status").filter({ hasText: "in another tab or on another" });
    await page.goto(address);
    await page.getByRole("button", { name: "Update draft" }).click();
    await expect(heading).toBeVisible();
    await screen.says("Saved");

    const other = await owner.openTab();
    await other.goto(address);
    await other.getByRole("button", { name: "Cancel update" }).click();
    await expect(notice).toContainText("You cancelled this update");
    await expect(heading).toBeHidden();
    await page.getByRole("button", { name: "Update draft" }).click();
    await expect(heading).toBeVisible();
    await expect(notice).toBeHidden();

    await other.getByRole("button", { name: "Continue" }).click();
    await other.getByRole("button", { name: "Keep the published one" }).click();
    await other.getByRole("button", { name: "Update draft" }).click();
    await expect(other.getByText("Draft updated")).toBeVisible();
    await expect(notice).toContainText("You finished this update");
    await expect(screen.body).toContainText("Mix at four.");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toBeHidden();
    await expect(other.getByText("You finished this update")).toBeHidden();
  },
);
