import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openAccountSettings } from "../screens/account-settings.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { setUpSecondFactor } from "../screens/set-up-second-factor.ts";

/** What the scenario reads of an account. */
interface Account {
  readonly organization: { readonly id: string };
}

scenario(
  "an organization requires a second factor: a member sets one up, and goes on where they were",
  async ({ owner, enter }) => {
    const { pageId } = await makePage(owner, "The bread day", "Flour and water");
    const member = await enterAsMember({ owner, enter }, "Mia Member");
    member.complaints.allow(/^(403 |console: .*asks for a second factor)/);
    await member.page.goto(`/page/${pageId}`);
    await expect(member.page.getByText("Flour and water")).toBeVisible();

    const settings = await openAccountSettings(owner.page);
    await settings.getByRole("button", { name: "Turn on the second factor" }).click();
    await setUpSecondFactor(settings, owner.password);
    await owner.page.getByRole("button", { name: "I saved them" }).click();
    await settings.getByRole("tab", { name: "Organization" }).click();
    await settings.getByRole("switch", { name: "Require a second factor" }).click();

    // The member's screen closes without any action on it.
    const screen = member.page.getByRole("main");
    await expect(screen.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
    await expect(member.page.getByText("Flour and water")).toBeHidden();
    await expect(screen).toContainText("Olga Owner's Stemma requires a second factor");
    await expect(screen.getByRole("button", { name: "Go to Mia Member's Stemma" })).toBeVisible();
    await expectAccessibleAtAllWidths(member.page, "a second factor that is required");
    await setUpSecondFactor(screen, member.password);
    await member.page.getByRole("button", { name: "I saved them" }).click();
    await expect(member.page.getByText("Flour and water")).toBeVisible();
  },
);

scenario(
  "a member without a second factor is asked for one when they sign in, and may go elsewhere",
  async ({ owner, enter, visitor }) => {
    const member = await enterAsMember({ owner, enter }, "Mia Member");
    const { organization } = await owner.api.call<Account>("GET", "/account");
    const settings = { requiresSecondFactor: true };
    await owner.api.call("PUT", `/organizations/${organization.id}/settings`, settings);
    const { page } = visitor;
    visitor.complaints.allow(/^(403 |net::ERR_FAILED |console: .*asks for a second factor)/);
    await page.goto("/signIn");
    await signInScreen(page).signIn(member);
    await expect(page.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
    const failure = page.getByRole("alert");
    await page.route("**/api/auth/sign-out", (route) => route.abort("failed"), { times: 1 });
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(failure).toContainText("The server can't be reached.");
    await page.reload();
    const goTo = page.getByRole("button", { name: "Go to Mia Member's Stemma" });
    await expect(goTo).toBeVisible();
    await expect(failure).toHaveCount(0);
    await page.route("**/organizations/activate", (route) => route.abort("failed"), { times: 1 });
    await goTo.click();
    await expect(failure).toContainText("The server can't be reached.");
    await expectAccessibleAtAllWidths(page, "an organization that cannot be gone to");
    await goTo.click();
    await expect(page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
  },
);
