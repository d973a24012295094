import { makeDraft, makePage } from "../actors/make-page.ts";
import { expectStored, storedDraft } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible } from "../screens/expect-accessible.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { newPage, pageIdOf } from "../screens/new-page.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario("a page never published is always edited, and its address says so", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makeDraft(owner, "Never published", "Words");
  const screen = pageScreen(page);
  await page.goto(`/page/${pageId}`);
  await expect(screen.body).toContainText("Words");
  await expect(page).toHaveURL(/\?edit=true$/);
  await expect(screen.bar).toContainText("Editing Mode");
  await expect(screen.toggle("Editing")).toHaveCSS("opacity", "1");
  await screen.toggle("Editing").hover();
  await expect(page.getByRole("tooltip")).toHaveText(
    "A page that was never published is only a draft",
  );
  await expectAccessible(page, "a page while a tooltip is shown");
  await screen.toggle("Editing").click({ force: true });
  await expect(screen.body).toBeVisible();
  await expect(page).toHaveURL(/\?edit=true$/);
});

scenario("a page never published is named by its draft in its dialogs", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/");
  const screen = await newPage(page);
  await screen.title.fill("Opening the shop");
  await screen.says("Saved");
  const dialog = await openPageModal(page, "Manage permissions");
  await expect(dialog).toContainText("“Opening the shop” in “Personal”");
});

scenario(
  "the title of a draft shows in the path and in the tab, and both titles where they differ",
  async ({ owner }) => {
    const { page } = owner;
    await page.goto("/");
    const screen = await newPage(page);
    await expect(page).toHaveTitle("Untitled Page (Draft)");
    await expect(screen.path).toHaveText(/Personal\s*\/\s*Untitled Page\s*\(Draft\)/);
    await screen.title.fill("First title");
    await expect(page).toHaveTitle("First title (Draft)");
    await screen.says("Saved");
    await screen.publish("First");
    await expect(page).toHaveTitle("First title");
    await expect(screen.path).toHaveText(/Personal\s*\/\s*First title/);
    await screen.toggle("Edit").click();
    await expect(page).toHaveTitle("First title (Draft)");
    await expect(screen.path).not.toContainText("published as");
    await screen.title.fill("Second title");
    await expect(screen.path).toContainText("Second title");
    await expect(screen.path).toContainText("First title");
    await screen.title.fill("  First title  ");
    await expect(screen.path).not.toContainText("published as");
    await screen.path.getByRole("link", { name: "Personal" }).click();
    await expect(page).toHaveURL(/\/workspace\//);
  },
);

scenario(
  "Enter in the title leads to the text, and a pasted title stays one line",
  async ({ owner }) => {
    const { page } = owner;
    await page.goto("/");
    const screen = await newPage(page);
    await expect(screen.title).toBeFocused();
    await page.keyboard.type("A title");
    await page.keyboard.press("Enter");
    await expect(screen.body).toBeFocused();
    await page.keyboard.type("And the text");
    await expect(screen.title).toHaveValue("A title");
    await expect(screen.body).toHaveText("And the text");
  },
);

scenario(
  "the save status tells unsaved, saving and saved, and 'saved' is true",
  async ({ owner }) => {
    const { page } = owner;
    await page.goto("/");
    const screen = await newPage(page);
    const answer = await holdCalls(page, "**/rpc/drafts/save");
    await screen.says("Saved");
    // 'Unsaved' is there for a second only: what is said is written down in the page.
    const said = await page.locator(".editbar").evaluateHandle((bar) => {
      const statusNow = () => bar.querySelector("[data-status]")?.textContent;
      const statuses: (string | undefined)[] = [statusNow()];
      new MutationObserver(() => {
        if (statusNow() !== statuses.at(-1)) statuses.push(statusNow());
      }).observe(bar, { subtree: true, childList: true, characterData: true, attributes: true });
      return statuses;
    });
    await screen.title.fill("Kept");
    await screen.says("Saving…");
    expect(await said.jsonValue()).toEqual(["Saved", "Unsaved", "Saving…"]);
    expect((await storedDraft(owner, pageIdOf(page)))?.pageTitle).toBe("");
    answer();
    await screen.says("Saved");
    expect((await storedDraft(owner, pageIdOf(page)))?.pageTitle).toBe("Kept");
  },
);

scenario("turning editing off shows what is published and keeps the draft", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makePage(owner, "A page", "Published words");
  const screen = pageScreen(page);
  await page.goto(`/page/${pageId}`);
  await expect(screen.reading).toHaveText("Published words");
  await screen.toggle("Edit").hover();
  await expect(page.getByRole("tooltip", { name: "Turn on editing" })).toBeVisible();
  await screen.toggle("Edit").click();
  await expect(page).toHaveURL(/\?edit=true$/);
  await screen.body.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" and drafted ones");
  await expectStored(owner, pageId, "and drafted ones");
  await screen.toggle("Editing").hover();
  await expect(page.getByRole("tooltip", { name: "Turn off editing" })).toBeVisible();
  await screen.toggle("Editing").click();
  await expect(screen.reading).toHaveText("Published words");
  await expect(page).toHaveURL(new RegExp(`/page/${pageId}$`));
  await expect(screen.toggle("Draft Available")).toBeVisible();
  await page.reload();
  await screen.toggle("Draft Available").click();
  await expect(screen.body).toHaveText("Published words and drafted ones");
  await page.goBack();
  await expect(screen.reading).toHaveText("Published words");
});

scenario("draft notes are kept with the draft, and published never", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makeDraft(owner, "With notes", "Words");
  await page.goto(`/page/${pageId}`);
  const screen = pageScreen(page);
  const panel = page.getByRole("region", { name: "Draft notes" });
  await expect(panel).toContainText("only visible to you");
  await panel.getByRole("button").click();
  await panel.getByRole("textbox").fill("Ask Marit about the winch");
  await expectStored(owner, pageId, "Ask Marit about the winch");
  await page.reload();
  await expect(panel.getByRole("textbox")).toHaveValue("Ask Marit about the winch");
  await expect(screen.body).toBeVisible();
  await screen.publish("Without the notes");
  const html = await (await owner.context.request.get(`/page/${pageId}`)).text();
  expect(html).toContain("Words");
  expect(html).not.toContain("Marit");
});
