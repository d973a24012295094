import { expect } from "../scenario.ts";
import { scenarioWithProvider } from "../scenario-with-provider.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";

scenarioWithProvider(
  "axe finds nothing on signing in with a provider",
  async ({ enterUnknown, issuer, server }) => {
    const actor = await enterUnknown("Vera");
    actor.complaints.allow(/^503 POST .*sign-in\/social/);
    const { page } = actor;
    const button = page.getByRole("button", { name: "Sign in with Our Login" });
    await page.goto("/signIn");
    await expectAccessibleAtAllWidths(page, "the sign-in screen with a provider");
    const [popup] = await Promise.all([page.waitForEvent("popup"), button.click()]);
    await expect(page.getByRole("status")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "waiting for the window");
    await popup.close();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.evaluate("window.open = () => null");
    await button.click();
    await expect(page.getByRole("button", { name: "Sign in in this tab" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a window that was blocked");
    await issuer.stop();
    await page.goto("/signIn/landing?error=account_not_linked");
    await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "where a window lands that cannot close");
    await issuer.serve(server.url);
  },
);
