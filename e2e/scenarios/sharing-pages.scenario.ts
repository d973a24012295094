import { enterAsMember } from "../actors/enter-as-member.ts";
import { joinOrganization } from "../actors/join-organization.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { newPage, pageIdOf } from "../screens/new-page.ts";
import { choosePageMenu, openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

const noAccess = { name: "You don't have access to this page" };

scenario(
  "a new page is its creator's alone: untitled, unpublished, with an empty draft, first in their recent list",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { page } = owner;
    await page.goto("/");
    await newPage(page);
    const pageId = pageIdOf(page);
    expect(await owner.api.call("GET", `/pages/${pageId}`)).toMatchObject({
      page: { pageTitle: "", deleted: false, publishedVersion: null, serializedEditorState: null },
      draft: { pageTitle: "", previousNode: null, draftNotes: null },
    });
    expect(await owner.api.call("GET", "/recents")).toMatchObject({ items: [{ id: pageId }] });
    member.complaints.allow(/^403 GET /);
    await member.page.goto(`/page/${pageId}`);
    await expect(member.page.getByRole("heading", noAccess)).toBeVisible();
  },
);

scenario(
  "a page that one person deletes is a deleted one for all its readers, until it is restored",
  async ({ owner, enter }) => {
    const { page } = owner;
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const theirs = pageScreen(member.page);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await owner.api.call("POST", `/pages/${pageId}/draft`, {});
    await member.page.goto(`/page/${pageId}`);
    await expect(theirs.toggle("Edit")).toBeVisible();
    await page.goto(`/page/${pageId}`);
    const dialog = await openPageModal(page, "Delete page");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(page).toHaveURL(/\/workspace\//);
    expect(await owner.api.call("GET", `/pages/${pageId}`)).toMatchObject({
      page: { deleted: true, deletedAt: expect.any(String), deletedBy: expect.any(String) },
    });
    const sidebar = page.getByRole("link", { name: "(Deleted) Tides", exact: true });
    await expect(sidebar).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: /^Page \(Deleted\) Tides/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Draft \(Deleted\) Tides/ })).toBeVisible();
    await page.goto("/drafts");
    await expect(page.getByRole("link", { name: /^Draft \(Deleted\) Tides/ })).toBeVisible();

    await member.page.reload();
    await expect(member.page.getByText("Deleted Page", { exact: true })).toBeVisible();
    await expect(theirs.path).toHaveText(/Tides\s*\(Deleted\)$/);
    await expect(theirs.reading).toHaveText("High at noon.");
    await expect(theirs.toggle("Edit")).toHaveCount(0);
    await page.goto(`/page/${pageId}`);
    await choosePageMenu(page, "Restore deleted page");
    await expect(page.getByText("Deleted Page", { exact: true })).toBeHidden();
    await expect(sidebar).toHaveCount(0);
    await expect
      .poll(() => owner.api.call("GET", `/pages/${pageId}`))
      .toMatchObject({ page: { deleted: false, deletedAt: null, deletedBy: null } });
    await member.page.reload();
    await expect(theirs.toggle("Edit")).toBeVisible();
    await expect(theirs.path).toHaveText(/Tides$/);
  },
);

scenario(
  "who loses and who gains sight of a page by a move is as it was said before",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Harbour",
    });
    const loser = await enterAsMember({ owner, enter }, "Lena Loser");
    const gainer = await enterAsMember({ owner, enter }, "Gus Gainer", [workspaceId]);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await loser.page.goto(`/page/${pageId}`);
    await expect(pageScreen(loser.page).reading).toHaveText("High at noon.");
    gainer.complaints.allow(/^403 GET /);
    await gainer.page.goto(`/page/${pageId}`);
    await expect(gainer.page.getByRole("heading", noAccess)).toBeVisible();
    await page.goto(`/page/${pageId}`);
    const dialog = await openPageModal(page, "Move page");
    await dialog.getByLabel("Workspace").selectOption({ label: "Harbour" });
    await expect(dialog).toContainText("1 person will no longer see this page: Lena Loser.");
    await expect(dialog).toContainText("1 person will begin to see this page: Gus Gainer.");
    await dialog.getByRole("button", { name: "MOVE" }).click();
    await expect(dialog).toBeHidden();
    await expect(pageScreen(page).path).toHaveText(/Harbour\s*\/\s*Tides/);
    await gainer.page.goto(`/page/${pageId}`);
    await expect(pageScreen(gainer.page).reading).toHaveText("High at noon.");
    loser.complaints.allow(/^403 GET /);
    await loser.page.reload();
    await expect(loser.page.getByRole("heading", noAccess)).toBeVisible();
    await expect(loser.page.getByRole("link", { name: "Tides" })).toHaveCount(0);
  },
);

scenario(
  "a draft and its notes are seen by nobody but their author, and each reader has a draft of their own",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await screen.toggle("Edit").click();
    const notes = page.getByRole("region", { name: "Draft notes" });
    await notes.getByRole("button").click();
    await notes.getByRole("textbox").fill("Nobody may know of the smugglers");
    await screen.body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" The smugglers come at one.");
    await screen.says("Saved");
    const theirs = pageScreen(member.page);
    await member.page.goto(`/page/${pageId}`);
    await expect(theirs.toggle("Edit")).toBeVisible();
    await theirs.toggle("Edit").click();
    await expect(theirs.body).toHaveText("High at noon.");
    expect(await member.page.content()).not.toContain("smugglers");
    await member.page.goto("/drafts");
    await expect(member.page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    const seen = [`/pages/${pageId}`, "/drafts"].map((path) => member.api.call("GET", path));
    expect(JSON.stringify(await Promise.all(seen))).not.toContain("smugglers");
  },
);

scenario(
  "who switches organizations for an archived version lands on that version",
  async ({ owner, enter }) => {
    const member = await enter("Mara Member");
    const { page } = member;
    const { pageId, versionId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    await publishVersion(owner, pageId, { subjectLine: "Second" }, { a: "High at one." });
    const { organizationName } = await joinOrganization(member, owner, [workspaceId]);
    member.complaints.allow(/409 GET .*\/rpc\//);
    await page.goto(`/page/${pageId}/version/${versionId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Switch Organizations to access this Page",
    );
    await expect(page.getByRole("main")).toContainText(organizationName);
    await expect(page.locator("body")).not.toContainText("Tides");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
    await page.goBack();
    await page.getByRole("button", { name: "Switch Organizations" }).click();
    await expect(pageScreen(page).reading).toHaveText("High at noon.");
    await expect(page).toHaveURL(new RegExp(`/page/${pageId}\\?version=${versionId}$`));
  },
);
