import type { Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { enterAgain } from "../actors/enter-again.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { scenarioWithMail } from "../scenario-with-mail.ts";
import { openFromOrganizationMenu } from "../screens/organization-menu.ts";
import { signInScreen } from "../screens/sign-in.ts";

const home = (page: Page) => page.getByRole("heading", { name: "Home", exact: true });
const newPassword = "another horse battery";

async function openAccountTab({ page }: Actor) {
  await page.goto("/");
  const settings = await openFromOrganizationMenu(page, "Settings");
  await settings.getByRole("tab", { name: "Account" }).click();
  await expect(settings.getByRole("list", { name: "Where you are signed in" })).toBeVisible();
  return settings;
}

async function openDeletion(actor: Actor) {
  const settings = await openAccountTab(actor);
  await settings.getByRole("button", { name: "Delete account…" }).click();
  const dialog = actor.page.getByRole("dialog", { name: "Delete your account" });
  await expect(dialog).toBeVisible();
  return dialog;
}

scenario(
  "a changed password is asked for from then on, and every other session ends",
  async ({ owner, enterUnknown }) => {
    const phone = await enterAgain(enterUnknown, owner);
    phone.complaints.allow(/^401 /);
    owner.complaints.allow(/^400 POST .*change-password/);
    await phone.page.goto("/");
    await expect(home(phone.page)).toBeVisible();
    const settings = await openAccountTab(owner);
    await settings.getByRole("button", { name: "Change password" }).click();
    const form = settings.locator("form");
    await form.getByLabel("Current password").fill("wrong horse battery");
    await form.getByLabel("New password").fill(newPassword);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(settings.getByRole("alert")).toHaveText("Incorrect password. Please try again.");
    await form.getByLabel("Current password").fill(owner.password);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(settings.getByRole("region").getByRole("status")).toContainText(
      "Your password is changed.",
    );
    // The phone leaves without any action on it.
    await expect(phone.page).toHaveURL(/\/signIn/);
    await signInScreen(phone.page).signIn({ email: owner.email, password: newPassword });
    await expect(home(phone.page)).toBeVisible();
    await owner.page.reload();
    await expect(home(owner.page)).toBeVisible();
  },
);

scenario(
  "a person sees where they are signed in, and ends what is not theirs any more",
  async ({ owner, enterUnknown }) => {
    const phone = await enterAgain(enterUnknown, owner);
    phone.complaints.allow(/^401 /);
    await phone.page.goto("/");
    await expect(home(phone.page)).toBeVisible();
    const settings = await openAccountTab(owner);
    const sessions = settings.getByRole("list", { name: "Where you are signed in" });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await expect(sessions.getByRole("listitem").first()).toContainText("This one");
    await sessions.getByRole("button", { name: /^End the session/ }).click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await expect(settings.getByRole("button", { name: "End all others" })).toBeHidden();
    // The phone leaves without any action on it.
    await expect(phone.page).toHaveURL(/\/signIn/);
  },
);

scenarioWithMail(
  "another address becomes a person's by the link that it was sent",
  async ({ owner, mailBox }) => {
    const { page } = owner;
    const newEmail = `new.${owner.email}`;
    owner.complaints.allow(/^(403 POST .*requestEmailChange|410 POST .*confirmEmailChange)/);
    const settings = await openAccountTab(owner);
    await settings.getByRole("button", { name: "Change email" }).click();
    await settings.getByLabel("New email").fill(newEmail);
    await settings.getByLabel("Your password").fill("wrong horse battery");
    await settings.getByRole("button", { name: "Send link" }).click();
    await expect(settings.getByRole("alert")).toHaveText("Incorrect password. Please try again.");
    await settings.getByLabel("Your password").fill(owner.password);
    await settings.getByRole("button", { name: "Send link" }).click();
    await expect(settings.getByRole("region").getByRole("status")).toContainText(
      `on its way to ${newEmail}`,
    );
    const { link } = await mailBox.nextMailTo(newEmail);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Your email is changed" })).toBeVisible();
    expect((await mailBox.nextMailTo(owner.email)).text).toContain(newEmail);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await page.getByRole("button", { name: "Request a new link" }).click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toContainText(newEmail);
  },
);

scenario(
  "whoever deletes their account is told first what stays and what goes",
  async ({ owner, enter, visitor }) => {
    const { pageId } = await makePage(owner, "The bread day", "Flour and water");
    const colleague = await enterAsMember({ owner, enter }, "Carl Colleague");
    await publishVersion(colleague, pageId, { subjectLine: "With salt" }, { one: "With salt" });
    colleague.complaints.allow(/^403 POST .*accounts\/delete/);
    const dialog = await openDeletion(colleague);
    const fates = dialog.getByRole("listitem");
    await expect(fates.filter({ hasText: "Carl Colleague's Stemma" })).toContainText(
      "You are its only member. It is deleted with everything in it",
    );
    await expect(fates.filter({ hasText: "Olga Owner's Stemma" })).toContainText(
      "1 version that you published stays, under your name.",
    );
    await dialog.getByLabel("Your password").fill("wrong horse battery");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Incorrect password. Please try again.");
    await dialog.getByLabel("Your password").fill(colleague.password);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(colleague.page).toHaveURL(/\/signIn$/);

    await owner.page.goto(`/page/${pageId}`);
    await expect(owner.page.getByText("With salt").first()).toBeVisible();
    await expect(owner.page.getByText(/Carl Colleague/).first()).toBeVisible();
    visitor.complaints.allow(/^401 POST .*sign-in\/email/);
    await visitor.page.goto("/signIn");
    await signInScreen(visitor.page).signIn(colleague);
    await expect(signInScreen(visitor.page).message).toHaveText(
      "No account found with this email.",
    );
  },
);
