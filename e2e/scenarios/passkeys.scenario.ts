import type { Page } from "@playwright/test";
import { givePasskeyDevice } from "../actors/give-passkey-device.ts";
import { expect, scenario } from "../scenario.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { openAccountSettings } from "../screens/account-settings.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";

const withPasskey = { name: "Sign in with a passkey" };

async function signOut(page: Page): Promise<void> {
  await chooseEntry((await openOrganizationMenu(page)).getByRole("menuitem", { name: "Sign out" }));
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("button", withPasskey)).toBeVisible();
}

scenario(
  "a person adds a passkey, signs in with it, and nobody does once it is removed",
  async ({ owner, owner: { page } }) => {
    owner.complaints.allow(/^(401 |403 POST .*proveIdentity)/);
    await givePasskeyDevice(page);
    let settings = await openAccountSettings(page);
    await settings.getByRole("button", { name: "Add a passkey" }).click();
    await settings.getByLabel("Name of the passkey").fill("Olga’s laptop");
    const next = settings.getByRole("button", { name: "Continue" });
    await expect(next).toBeDisabled();
    await settings.getByLabel("Your password").fill("a wrong password");
    await next.click();
    await expect(settings.getByRole("alert")).toHaveText("Incorrect password. Please try again.");
    await expectAccessibleAtAllWidths(page, "adding a passkey");
    await settings.getByLabel("Your password").fill(owner.password);
    await next.click();
    await expect(settings.getByText("Your passkey is added.")).toBeVisible();
    const passkeys = settings.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
    await expect(passkeys).toHaveCount(1);
    await expect(passkeys).toContainText("Olga’s laptop");
    await expect(passkeys).toContainText("not used yet");
    await expectAccessibleAtAllWidths(page, "the passkeys of a person");
    await page.keyboard.press("Escape");
    await signOut(page);
    await expectAccessibleAtAllWidths(page, "signing in with a passkey");
    await page.getByRole("button", withPasskey).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    settings = await openAccountSettings(page);
    await expect(passkeys).toContainText("last used");
    const remove = settings.getByRole("button", { name: "Remove the passkey Olga’s laptop" });
    const question = page.getByRole("alertdialog", { name: "Remove the passkey “Olga’s laptop”?" });
    await remove.click();
    await expectAccessibleAtAllWidths(page, "the question before a passkey is removed");
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await expect(passkeys).toHaveCount(1);
    await remove.click();
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(settings.getByText("None. A passkey signs you in")).toBeVisible();
    await expect(settings.getByRole("button", { name: "Add a passkey" })).toBeFocused();
    await page.keyboard.press("Escape");
    await signOut(page);
    await page.getByRole("button", withPasskey).click();
    await expect(page.getByRole("alert")).toHaveText(
      "No account here has this passkey. Sign in another way.",
    );
  },
);

scenario(
  "whoever a device does not recognise gets no passkey and is not signed in by one",
  async ({ owner, owner: { page } }) => {
    owner.complaints.allow(/^401 /);
    const device = await givePasskeyDevice(page);
    const settings = await openAccountSettings(page);
    const add = async () => {
      await settings.getByRole("button", { name: "Add a passkey" }).click();
      await settings.getByLabel("Your password").fill(owner.password);
      await settings.getByRole("button", { name: "Continue" }).click();
    };
    await device.recognise(false);
    await add();
    await expect(settings.getByRole("alert")).toContainText("No passkey was added.");
    await settings.getByRole("button", { name: "Cancel" }).click();
    await device.recognise(true);
    await add();
    await expect(settings.getByText("Your passkey is added.")).toBeVisible();
    await add();
    await expect(settings.getByRole("alert")).toHaveText("You already have a passkey there.");
    await settings.getByRole("button", { name: "Cancel" }).click();
    await page.keyboard.press("Escape");
    await signOut(page);
    await device.recognise(false);
    await page.getByRole("button", withPasskey).click();
    await expect(page.getByRole("alert")).toHaveText(
      "No passkey was used. Try again, or sign in another way.",
    );
  },
);
