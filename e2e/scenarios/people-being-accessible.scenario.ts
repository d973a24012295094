import { invite } from "../actors/invite.ts";
import { joinOrganization } from "../actors/join-organization.ts";
import { expect, scenario, type Enter } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { joinExisting } from "../screens/join-existing.ts";
import { inviteBy, openMembers } from "../screens/members-dialog.ts";

const long = "a.really.long.address.of.somebody.with.many.names@subdomain.example.com";

/** Creates an organization with a member, an open invitation and a request to join. */
async function populate(enter: Enter) {
  const owner = await enter("Olga Owner");
  const stranger = await enter("Sam Maximilian Stranger of the Far Away Mountains");
  const { api } = owner;
  await api.call("POST", "/organizations", {
    organizationName: "The growers of apples and quinces in the valley between mountains and sea",
  });
  await joinOrganization(await enter("Mara Member"), owner, []);
  await invite(owner, long, { type: "organization", role: "user" });
  const { workspaceId: id } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
    workspaceName: "Bakery",
  });
  const message = "I bake on Tuesdays, and would like to read how the starter is fed. ".repeat(3);
  await stranger.api.call("POST", "/requests", { item: { type: "workspace", id }, message });
  return { owner, stranger, workspaceId: id };
}

scenario("axe finds nothing on members, invitations and requests", async ({ enter }) => {
  const { owner, workspaceId } = await populate(enter);
  const { page } = owner;
  owner.complaints.allow(/^409 POST/);
  await page.goto("/inbox");
  await expect(page.getByRole("list", { name: "Requests" })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the inbox with a request");
  const dialog = await openMembers(page);
  await expectAccessibleAtAllWidths(page, "the members");
  await dialog.getByLabel("Role of Olga Owner").selectOption("User");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a role that was not changed");
  await dialog.getByRole("button", { name: "Remove Mara Member" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the question before a removal");
  await page.keyboard.press("Escape");
  await dialog.getByRole("tab", { name: "Invitations" }).click();
  await dialog.getByLabel("Invite users").fill("nobody");
  await dialog.getByRole("button", { name: "INVITE" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "an address that is none");
  await inviteBy(dialog, ["ana@example.com", `b.${long}`]);
  await expectAccessibleAtAllWidths(page, "invitations with their links");
  await dialog.getByRole("tab", { name: "Requests" }).click();
  await expect(dialog.getByRole("list", { name: "Requests" })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the requests to join");
  await page.keyboard.press("Escape");
  await page.goto(`/workspace/${workspaceId}`);
  await page.getByRole("button", { name: "Workspace settings" }).click();
  await expect(page.getByRole("dialog").getByLabel("Invite users")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "inviting into a workspace");
});

scenario("axe finds nothing on what invited people see", async ({ enter, visitor }) => {
  const { owner, stranger } = await populate(enter);
  const { page } = stranger;
  stranger.complaints.allow(/^(404 GET|410 POST)/);
  const theirs = await invite(owner, stranger.email, {
    type: "organization",
    role: "administrator",
  });
  const another = await invite(owner, visitor.email, { type: "organization", role: "user" });
  await page.goto(another);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "an invitation for another");
  await page.goto(theirs);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: "Invitation declined" })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "an invitation that was declined");
  await page.goto("/invitation/nothing");
  await expect(page.getByRole("heading", { name: "Invitation not valid" })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "an invitation that is none");
  await page.goto("/confirmAddress/nothing");
  await expect(page.getByRole("heading", { name: /no longer works/ })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a link that no longer works");
  await joinExisting(page, long);
  await stranger.context.clearCookies();
  await page.goto(another);
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "an invitation for who is signed out");
});

scenario("people are invited and let go by keys alone", async ({ owner, stranger }) => {
  await joinOrganization(stranger, owner, []);
  const { page } = owner;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto("/");
  await page.getByRole("button", { name: /Organization menu/ }).focus();
  await press("Enter");
  // Type-ahead works once the menu has the focus.
  await expect(page.getByRole("menu").locator(":focus")).toBeVisible();
  await page.keyboard.type("Me");
  await expect(page.getByRole("menuitem", { name: /^Members/ })).toBeFocused();
  await press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Members of/ });
  await expect(dialog.getByRole("tab", { name: /Members/ })).toBeFocused();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  // The first Tab reaches the list's filter, the second one 'Invite'.
  await press("Tab", "Tab", "Enter");
  await expect(dialog.getByLabel("Invite users")).toBeFocused();
  await page.keyboard.type("ana@example.com");
  await press("Tab", "Tab", "Enter");
  await expect(dialog.getByLabel("Link for ana@example.com", { exact: true })).toBeVisible();
  await dialog.getByRole("tab", { name: /Invitations/ }).focus();
  await press("ArrowLeft");
  await expect(dialog.getByRole("tab", { name: /Members/ })).toBeFocused();
  await press("Enter");
  await dialog.getByRole("button", { name: "Remove Sam Stranger" }).focus();
  await press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await press("Tab", "Enter");
  await expect(question).toBeHidden();
  await expect(dialog.getByRole("list", { name: "Members" })).not.toContainText("Sam");
  await press("Escape");
  await expect(page.getByRole("button", { name: /Organization menu/ })).toBeFocused();
});
