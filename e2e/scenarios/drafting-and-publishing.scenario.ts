import { makeDraft, makePage } from "../actors/make-page.ts";
import { expectStored, storedDraft } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { newPage, pageIdOf } from "../screens/new-page.ts";
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
  await screen.toggle("Editing").click({ force: true });
  await expect(screen.body).toBeVisible();
  await expect(page).toHaveURL(/\?edit=true$/);
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
    const answers: (() => void)[] = [];
    await page.route("**/rpc/drafts/save", async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    await screen.says("Saved");
    await screen.title.fill("Kept");
    await screen.says("Unsaved");
    await screen.says("Saving…");
    expect((await storedDraft(owner, pageIdOf(page)))?.pageTitle).toBe("");
    for (const answer of answers) answer();
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

scenario(
  "Publish waits for a subject that is not blank, counts its characters and ignores Enter",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makeDraft(owner, "To be published", "Words");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await screen.publishButton.click();
    const dialog = screen.publishDialog;
    const subject = dialog.getByLabel("Subject line");
    const button = dialog.getByRole("button", { name: "PUBLISH", exact: true });
    await expect(subject).toBeFocused();
    await expect(dialog.getByText("0 / 72")).toBeVisible();
    await expect(button).toBeDisabled();
    await subject.fill("    ");
    await expect(dialog.getByText("4 / 72")).toBeVisible();
    await expect(button).toBeDisabled();
    await subject.fill("");
    await subject.pressSequentially("x".repeat(80));
    await expect(dialog.getByText("72 / 72")).toBeVisible();
    await expect(subject).toHaveValue("x".repeat(72));
    await subject.fill("  A subject  ");
    await subject.press("Enter");
    await expect(dialog).toBeVisible();
    await dialog.getByLabel("Body").fill("  First line");
    await dialog.getByLabel("Body").press("Enter");
    await dialog.getByLabel("Body").pressSequentially("Second line  ");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await storedDraft(owner, pageId)).not.toBeNull();
    await screen.publishButton.click();
    await subject.fill("  A subject  ");
    await dialog.getByLabel("Body").fill("  First line\nSecond line  ");
    await button.dblclick();
    await expect(screen.reading).toHaveText("Words");
    const { items } = await owner.api.call<{ items: object[] }>("GET", `/pages/${pageId}/versions`);
    expect(items).toMatchObject([
      { publishMessage: { subjectLine: "A subject", body: "First line\nSecond line" } },
    ]);
    expect(await storedDraft(owner, pageId)).toBeNull();
  },
);

scenario(
  "Control and Enter publishes; the title then has the focus, and a toast leads to the changes",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    const publish = async (time: string, field: "Subject line" | "Body") => {
      await screen.body.click();
      await page.keyboard.press("Control+a");
      await page.keyboard.type(`Feed it at ${time}.`);
      await screen.publishButton.click();
      await screen.publishDialog.getByLabel("Subject line").fill(`At ${time}`);
      await screen.publishDialog.getByLabel(field).press("Control+Enter");
      await expect(screen.reading).toHaveText(`Feed it at ${time}.`);
      await expect(screen.heading).toBeFocused();
    };
    const toasts = page.getByRole("region", { name: "Confirmations" });
    await screen.toggle("Edit").click();
    await publish("seven", "Subject line");
    // A toast stays while it has the focus.
    await page.keyboard.press("F6");
    await expect(toasts).toBeFocused();
    await expect(toasts).toContainText("Published·View changes");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(toasts.getByRole("link")).toBeHidden();
    await expect(screen.heading).toBeFocused();
    await screen.toggle("Edit").click();
    await publish("eight", "Body");
    await toasts.getByRole("link", { name: "View changes" }).click();
    await expect(page.getByText("1 change", { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("seven");
  },
);

scenario("on paper a page is its title, byline and text", async ({ owner: { page }, owner }) => {
  const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
  await page.goto(`/page/${pageId}`);
  const screen = pageScreen(page);
  const byline = page.getByRole("button", { name: /^Version history/ });
  await expect(byline).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("aside, .topbar").filter({ visible: true })).toHaveCount(0);
  for (const part of [screen.heading, byline, screen.reading]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await screen.toggle("Edit").click();
  await expect(screen.body).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const others = page.locator("aside, .topbar, .editbar, main > :not(.page-title, .page-body)");
  await expect(others.filter({ visible: true })).toHaveCount(0);
  await expect(screen.body).toBeVisible();
});

scenario(
  "publishing takes the last words along, even those that no autosave has sent",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makeDraft(owner, "In haste", "");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await screen.body.click();
    await page.clock.install();
    await page.keyboard.type("Typed a moment ago");
    await page.clock.resume();
    await screen.publish("In haste");
    await expect(screen.reading).toHaveText("Typed a moment ago");
  },
);

scenario(
  "a publish that does not reach the server changes nothing, says so, and works when tried again",
  async ({ owner }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    const { pageId } = await makeDraft(owner, "Cut off", "Words");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    await screen.publishButton.click();
    const dialog = screen.publishDialog;
    await dialog.getByLabel("Subject line").fill("At last");
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("The server can't be reached.");
    await context.setOffline(false);
    expect(await storedDraft(owner, pageId)).not.toBeNull();
    await expect(dialog.getByLabel("Subject line")).toHaveValue("At last");
    await dialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
    await expect(screen.reading).toHaveText("Words");
  },
);

scenario("a publish whose answer was lost is not published twice", async ({ owner }) => {
  const { page } = owner;
  owner.complaints.allow(/ERR_FAILED POST .*drafts\/publish/);
  const { pageId } = await makeDraft(owner, "Lost answer", "Words");
  // What a tab is told would show that it was published: this one is told nothing.
  await page.routeWebSocket("**/live", () => undefined);
  await page.goto(`/page/${pageId}`);
  const screen = pageScreen(page);
  await expect(screen.body).toBeVisible();
  await page.route(
    "**/rpc/drafts/publish",
    async (route) => {
      await route.fetch();
      await route.abort("failed");
    },
    { times: 1 },
  );
  await screen.publishButton.click();
  const dialog = screen.publishDialog;
  await dialog.getByLabel("Subject line").fill("Once");
  await dialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("publishing again changes nothing");
  await dialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
  await expect(screen.reading).toHaveText("Words");
  const { items } = await owner.api.call<{ items: object[] }>("GET", `/pages/${pageId}/versions`);
  expect(items).toHaveLength(1);
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

scenario("a published page without words says how to give it some", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makePage(owner, "Empty", "");
  await page.goto(`/page/${pageId}`);
  await expect(page.getByText("Turn on draft mode and publish some content.")).toBeVisible();
});
