import type { Locator } from "@playwright/test";
import { enterAgain } from "../actors/enter-again.ts";
import { openSql } from "../server/open-sql.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openFromOrganizationMenu } from "../screens/organization-menu.ts";

scenario(
  "whoever signed in more than a day ago ends a session with their password alone",
  async ({ owner, enterUnknown, server }) => {
    const phone = await enterAgain(enterUnknown, owner);
    phone.complaints.allow(/^401 /);
    owner.complaints.allow(/^403 POST .*accounts\/endSession/);
    await phone.page.goto("/");
    const sql = openSql(server.dataDir);
    await sql`update authentication.sessions set created_at = now() - interval '25 hours'`;
    await sql.end();
    const { page } = owner;
    await page.goto("/");
    const settings = await openFromOrganizationMenu(page, "Settings");
    await settings.getByRole("tab", { name: "Account" }).click();
    const sessions = settings.getByRole("list", { name: "Where you are signed in" });
    await page.setViewportSize({ width: 390, height: 800 });
    await sessions.getByRole("button", { name: /^End the session/ }).click();
    const field = settings.getByLabel("Your password");
    await expect(field).toBeFocused();
    await expect
      .poll(() => isUncovered(settings.getByRole("button", { name: "Cancel" })))
      .toBe(true);
    await field.fill("a wrong one");
    await field.press("Enter");
    await expect(settings.getByRole("alert")).toHaveText("Incorrect password. Please try again.");
    await expectAccessibleAtAllWidths(page, "a session that is ended with the password");
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await field.fill(owner.password);
    await field.press("Enter");
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await expect(field).toBeHidden();
    await expect(phone.page).toHaveURL(/\/signIn/);
  },
);

/** Whether nothing lies over the middle of the element, such as a row that stays at the dialog's edge. */
function isUncovered(shown: Locator): Promise<boolean> {
  return shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
