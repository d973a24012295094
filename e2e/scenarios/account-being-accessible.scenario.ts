import { enterAgain } from "../actors/enter-again.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openFromOrganizationMenu } from "../screens/organization-menu.ts";

scenario(
  "axe finds nothing on the account's settings and its deletion",
  async ({ enter, enterUnknown }) => {
    const ana = await enter("Ana");
    await enterAgain(enterUnknown, ana);
    ana.complaints.allow(/^(403|400|410) POST/);
    const { page } = ana;
    await page.goto("/");
    const settings = await openFromOrganizationMenu(page, "Settings");
    await settings.getByRole("tab", { name: "Account" }).click();
    await expect(settings.getByRole("listitem")).toHaveCount(2);
    await expectAccessibleAtAllWidths(page, "the Account tab");
    await settings.getByRole("button", { name: "Change email" }).click();
    await expect(settings.getByLabel("New email")).toBeFocused();
    await settings.getByRole("button", { name: "Change password" }).click();
    await expect(settings.getByLabel("Current password")).toBeFocused();
    await expectAccessibleAtAllWidths(page, "its forms");
    await settings.getByRole("button", { name: "Delete account…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account" });
    await dialog.getByLabel("Your password").fill("wrong");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "deleting the account");
    await page.goto("/confirmEmail/of-no-token-that-ever-was");
    await expect(page.getByRole("button", { name: "Request a new link" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a link that works no more");
  },
);
