import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { organizationButton } from "../screens/organization-button.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { staysLoaded } from "../screens/stays-loaded.ts";

const noAccess = { name: "You don't have access to this page" };
/** What was on its way when access was lost. That a page was opened is sent after the page, so it may be late too. */
const refused = /^403 (GET |POST .*\/recents\/add$)/;

interface Account {
  readonly user: { readonly id: string };
  readonly organization: { readonly organizationName: string };
}

scenario(
  "a page that is closed to its reader leaves their screen, and what was read of it their browser",
  async ({ owner, enter }) => {
    const reader = await enterAsMember({ owner, enter }, "Rita Reader");
    reader.complaints.allow(refused);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await reader.page.goto(`/page/${pageId}`);
    await expect(pageScreen(reader.page).reading).toHaveText("High at noon.");
    const isLoaded = await staysLoaded(reader.page);
    await owner.api.call("PUT", `/pages/${pageId}/restriction`, { isRestricted: true });
    await expect(reader.page.getByRole("heading", noAccess)).toBeVisible();
    await expect(reader.page.getByRole("link", { name: "Tides" })).toBeHidden();
    await isLoaded();
    await owner.api.call("PUT", `/pages/${pageId}/restriction`, { isRestricted: false });
    await expect(reader.page.getByRole("button", { name: "Open the page" })).toBeVisible();
  },
);

scenario(
  "who is taken out of a workspace sees its screen close, and who is let in again may go on",
  async ({ owner, enter }) => {
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Harbour",
    });
    const member = await enterAsMember({ owner, enter }, "Mara Member", [workspaceId]);
    member.complaints.allow(refused);
    const { user } = await member.api.call<Account>("GET", "/account");
    await member.page.goto(`/workspace/${workspaceId}`);
    await expect(member.page.getByRole("heading", { name: "Harbour" })).toBeVisible();
    const isLoaded = await staysLoaded(member.page);
    const role = `/workspaces/${workspaceId}/members/${user.id}`;
    await owner.api.call("PUT", role, { role: null });
    await expect(member.page.getByRole("heading", noAccess)).toBeVisible();
    await owner.api.call("PUT", role, { role: "viewer" });
    await member.page.getByRole("button", { name: "Open the workspace" }).click();
    await expect(member.page.getByRole("heading", { name: "Harbour" })).toBeVisible();
    await isLoaded();
  },
);

scenario(
  "who is removed from the organization goes where they are now, and sees nothing of it any more",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    member.complaints.allow(refused);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const { user } = await member.api.call<Account>("GET", "/account");
    await member.page.goto(`/page/${pageId}`);
    await expect(pageScreen(member.page).reading).toHaveText("High at noon.");
    const isLoaded = await staysLoaded(member.page);
    await owner.api.call("DELETE", `/members/${user.id}`);
    await expect(member.page.getByRole("heading", noAccess)).toBeVisible();
    const { organization } = await member.api.call<Account>("GET", "/account");
    await expect(organizationButton(member.page, organization.organizationName)).toBeVisible();
    await expect(member.page.getByRole("link", { name: "Tides" })).toBeHidden();
    await isLoaded();
  },
);

scenario(
  "words that were not sent when access was lost reach the server before the screen closes",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    member.complaints.allow(refused);
    const { pageId } = await makePage(owner, "Tides", "High.");
    const draft = await member.api.call<{ id: string }>("POST", `/pages/${pageId}/draft`, {});
    const screen = pageScreen(member.page);
    await member.page.goto(`/page/${pageId}?edit=true`);
    await screen.body.click();
    await member.page.keyboard.press("Control+End");
    const saved = member.page.waitForRequest(
      (request) =>
        request.url().includes("drafts/save") && request.postData()?.includes("Mine.") === true,
    );
    await member.page.keyboard.type(" Mine.");
    await owner.api.call("PUT", `/pages/${pageId}/restriction`, { isRestricted: true });
    await saved;
    await expect(member.page.getByRole("heading", noAccess)).toBeVisible();
    expect(draft.id).toBeTruthy();
  },
);
