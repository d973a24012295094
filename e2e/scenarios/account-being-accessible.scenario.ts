import { enterAgain } from "../actors/enter-again.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible } from "../screens/expect-accessible.ts";
import { openFromOrganizationMenu } from "../screens/organization-menu.ts";

for (const width of [1440, 390]) {
  scenario(
    `at ${width} px axe finds nothing on the account's settings and its deletion`,
    async ({ enter, enterUnknown }) => {
      const viewport = { width, height: 844 };
      const ana = await enter("Ana", { viewport });
      await enterAgain(enterUnknown, ana);
      ana.complaints.allow(/^(403|400|410) POST/);
      const { page } = ana;
      await page.goto("/");
      const settings = await openFromOrganizationMenu(page, "Settings");
      await settings.getByRole("tab", { name: "Account" }).click();
      await expect(settings.getByRole("listitem")).toHaveCount(2);
      await expectAccessible(page, "the Account tab");
      await settings.getByRole("button", { name: "Change e-mail" }).click();
      await expect(settings.getByLabel("New e-mail")).toBeFocused();
      await settings.getByRole("button", { name: "Change password" }).click();
      await expect(settings.getByLabel("Current password")).toBeFocused();
      await expectAccessible(page, "its forms");
      await settings.getByRole("button", { name: "Delete account…" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete your account" });
      await dialog.getByLabel("Your password").fill("wrong");
      await dialog.getByRole("button", { name: "Delete account" }).click();
      await expect(dialog.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "deleting the account");
      await page.goto("/confirmEmail/of-no-token-that-ever-was");
      await expect(page.getByRole("button", { name: "Ask for another link" })).toBeVisible();
      await expectAccessible(page, "a link that works no more");
    },
  );
}
