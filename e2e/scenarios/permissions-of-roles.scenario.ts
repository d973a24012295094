import { enterAsMember } from "../actors/enter-as-member.ts";
import { giveRole } from "../actors/give-role.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion, writeDraft } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openPageModal, pageMenuOffers, readersEntries, unsetMarks } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a viewer reads a page and its history, and is offered nothing that writes",
  async ({ owner, enter }) => {
    const viewer = await enterAsMember({ owner, enter }, "Vic Viewer");
    const { page } = viewer;
    const { pageId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    await publishVersion(owner, pageId, { subjectLine: "Second" }, { a: "High at one." });
    await giveRole(owner, { workspaceId }, viewer, "viewer");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.reading).toHaveText("High at one.");
    await expect(screen.toggle("Edit")).toHaveCount(0);
    await expect.poll(() => pageMenuOffers(page)).toEqual([...unsetMarks, ...readersEntries]);
    const history = await openPageModal(page, "Version history");
    await history.getByRole("treeitem").last().click();
    await expect(history.getByRole("button", { name: /^Open/ }).first()).toBeVisible();
    await expect(history.getByRole("button", { name: /Revert/ })).toHaveCount(0);
    await page.keyboard.press("Escape");

    await page.goto(`/page/${pageId}?edit=true`);
    await expect(screen.reading).toHaveText("High at one.");
    await expect(page).not.toHaveURL(/edit=true/);
    for (const [method, path] of [
      ["POST", `/pages/${pageId}/draft`],
      ["PUT", `/pages/${pageId}/restriction`],
    ] as const) {
      const answer = await viewer.api.send(method, path, { isRestricted: true });
      expect(answer.status(), path).toBe(403);
    }
  },
);

scenario(
  "pages are made where the writer administers, and nowhere else are they asked for",
  async ({ owner, enter }) => {
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Harbour",
    });
    const viewer = await enterAsMember({ owner, enter }, "Vic Viewer", [workspaceId]);
    const { page } = viewer;
    await page.goto(`/workspace/${workspaceId}`);
    await expect(page.getByText("Workspace empty.", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "New page", exact: true })).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("New Page");
    await page.getByRole("option", { name: "New Page" }).click();
    const dialog = page.getByRole("dialog", { name: "New Page" });
    await expect(dialog.getByLabel("Workspace").locator("option")).toHaveText(["Personal"]);
  },
);

scenario(
  "a draft whose author may no longer edit stays theirs to read, copy and take elsewhere",
  async ({ owner, enter }) => {
    const writer = await enterAsMember({ owner, enter }, "Wim Writer");
    const { page, context } = writer;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { pageId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await screen.toggle("Edit").click();
    await screen.body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" And low at six.");
    await screen.says("Saved");
    await giveRole(owner, { workspaceId }, writer, "viewer");
    await page.reload();

    const notice = page.getByRole("status").filter({ hasText: "no longer edit it" });
    await expect(notice).toContainText("this draft can’t be published here");
    await expect(screen.reading).toHaveText("High at noon. And low at six.");
    await expect(screen.bar).toHaveCount(0);
    await expect(screen.body).toHaveCount(0);
    await expect
      .poll(() => pageMenuOffers(page))
      .toEqual([...unsetMarks, "Version history", "Create page from draft", "Delete draft"]);
    await notice.getByRole("button", { name: "Copy text" }).click();
    await expect(notice.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "High at noon. And low at six.",
    );
    await page.getByRole("button", { name: "Your draft" }).click();
    await expect(screen.reading).toHaveText("High at noon.");
    await screen.toggle("Draft Available").click();
    await expect(notice).toBeVisible();

    await giveRole(owner, { workspaceId }, writer, "editor");
    await page.reload();
    await expect(screen.body).toHaveText("High at noon. And low at six.");
    await screen.publish("Both tides");
    await expect(screen.reading).toHaveText("High at noon. And low at six.");
  },
);

scenario(
  "a draft of a page that its author may no longer see is shown to them where they are turned away",
  async ({ owner, enter, stranger }) => {
    const writer = await enterAsMember({ owner, enter }, "Wim Writer");
    const { page } = writer;
    writer.complaints.allow(/^403 GET /);
    stranger.complaints.allow(/^403 GET /);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await writeDraft(writer, pageId, { a: "High at one, I say." }, "My tides");
    await owner.api.call("PUT", `/pages/${pageId}/restriction`, { isRestricted: true });
    await page.goto(`/page/${pageId}?edit=true`);
    const draft = page.getByRole("region", { name: "Your draft" });
    await expect(draft.getByRole("heading", { name: "My tides" })).toBeVisible();
    await expect(draft).toContainText("High at one, I say.");
    await expect(draft.getByRole("button", { name: "Copy text" })).toBeVisible();
    await stranger.page.goto(`/page/${pageId}`);
    await expect(stranger.page.getByRole("button", { name: "Request access" })).toBeVisible();
    await expect(stranger.page.getByRole("region", { name: "Your draft" })).toHaveCount(0);
  },
);

scenario(
  "a writer whose role is lowered while they write loses no word, and reads why nothing is published",
  async ({ owner, enter }) => {
    const writer = await enterAsMember({ owner, enter }, "Wim Writer");
    const { page } = writer;
    const { pageId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    await writeDraft(writer, pageId, { a: "High at one." }, "Tides");
    await page.goto(`/page/${pageId}?edit=true`);
    const screen = pageScreen(page);
    await screen.body.click();
    writer.complaints.allow(/403 POST .*drafts\/publish/);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Then low.");
    // Holds the screen's reads, so that it does not learn of the change before the writer publishes.
    const tell = await holdCalls(page, "**/rpc/pages/get*");
    await giveRole(owner, { workspaceId }, writer, "viewer");
    await screen.publishButton.click();
    await screen.publishDialog.getByLabel("Subject line").fill("Both tides");
    await screen.publishDialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
    await expect(screen.publishDialog).toContainText(
      "You may no longer publish this page. Your draft is kept, and only you see it.",
    );
    tell();
    const notice = page.getByRole("status").filter({ hasText: "no longer edit it" });
    await expect(notice).toBeVisible();
    await expect(screen.publishDialog).toBeHidden();
    await expect(screen.reading).toHaveText("High at one. Then low.");
    await page.reload();
    await expect(screen.reading).toHaveText("High at one. Then low.");
  },
);
