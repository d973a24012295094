import { giveRole } from "../actors/give-role.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { invite } from "../actors/invite.ts";
import { expect, scenario } from "../scenario.ts";
import { openMembers } from "../screens/members-dialog.ts";
import { staysLoaded } from "../screens/stays-loaded.ts";

scenario(
  "an administrator sees without reloading who comes in, and who answers",
  async ({ owner, stranger, visitor }) => {
    const link = await invite(owner, stranger.email, { type: "organization", role: "user" });
    const other = await invite(owner, visitor.email, { type: "organization", role: "user" });
    await owner.page.goto("/");
    const isLoaded = await staysLoaded(owner.page);
    const dialog = await openMembers(owner.page);
    const members = dialog.getByRole("list", { name: "Members" }).getByRole("listitem");
    await expect(members).toHaveCount(1);
    await stranger.page.goto(link);
    await stranger.page.getByRole("button", { name: "Accept" }).click();
    await expect(members).toHaveCount(2);
    await expect(dialog.getByRole("tab", { name: "Members (2)" })).toBeVisible();
    await expect(dialog.getByRole("tab", { name: "Invitations (1)" })).toBeVisible();
    await visitor.page.goto(other);
    await visitor.page.getByRole("button", { name: "Decline" }).click();
    await expect(dialog.getByRole("tab", { name: "Invitations", exact: true })).toBeVisible();
    await isLoaded();
  },
);

scenario(
  "a request shows at the inbox of whoever decides, and is gone when one of them has",
  async ({ owner, stranger, enter }) => {
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const { user } = await mara.api.call<{ user: { id: string } }>("GET", "/account");
    await owner.api.call("PATCH", `/members/${user.id}`, { role: "administrator" });
    const { workspaceId: id } = await owner.api.call<{ workspaceId: string }>(
      "POST",
      "/workspaces",
      { workspaceName: "Bakery" },
    );
    // An administrator of both the organization and the workspace decides the whole request.
    await giveRole(owner, { workspaceId: id }, mara, "administrator");
    await owner.page.goto("/");
    await mara.page.goto("/inbox");
    const isLoaded = await staysLoaded(owner.page, mara.page);
    const approve = mara.page.getByRole("button", { name: "Approve: Sam Stranger" });
    // The inbox shows nothing before all its lists have been read.
    await expect(mara.page.getByRole("main").getByText("Olga Owner").first()).toBeVisible();
    await expect(approve).toBeHidden();
    await stranger.api.call("POST", "/requests", { item: { type: "workspace", id }, message: "" });
    await expect(owner.page.getByRole("link", { name: "Inbox 1" })).toBeVisible();
    // New items are held back until the reader asks for them, so that the list does not move.
    await mara.page.getByRole("button", { name: "1 new" }).click();
    await approve.click();
    await expect(approve).toBeHidden();
    await expect(owner.page.getByRole("link", { name: "Inbox", exact: true })).toBeVisible();
    await isLoaded();
  },
);

scenario(
  "who is removed finds themselves in their own organization, whatever they were looking at, and is told so",
  async ({ owner, enter }) => {
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const { page } = mara;
    mara.complaints.allow(/^403 /);
    await page.goto("/");
    const dialog = await openMembers(page);
    const isLoaded = await staysLoaded(page);
    const { user } = await mara.api.call<{ user: { id: string } }>("GET", "/account");
    await owner.api.call("DELETE", `/members/${user.id}`);
    await expect(
      page.getByRole("dialog", { name: "Members of Mara Member's Stemma" }),
    ).toBeVisible();
    await expect(dialog.getByRole("listitem")).toContainText(["Mara Member (you)"]);
    await expect(dialog).not.toContainText("Olga Owner");
    await expect(page.getByRole("region", { name: "Confirmations" })).toContainText(
      "You are no longer in Olga Owner's Stemma. This is Mara Member's Stemma.",
    );
    await isLoaded();
  },
);
