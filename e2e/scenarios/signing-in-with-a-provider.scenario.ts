import type { Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { makePage } from "../actors/make-page.ts";
import { expect } from "../scenario.ts";
import { scenarioWithProvider, scenarioWithUnknownProvider } from "../scenario-with-provider.ts";
import { openFromOrganizationMenu } from "../screens/organization-menu.ts";
import { openSql } from "../server/open-sql.ts";
import { signInScreen } from "../screens/sign-in.ts";

const home = (page: Page) => page.getByRole("heading", { name: "Home", exact: true });
const button = (page: Page) => page.getByRole("button", { name: "Sign in with Our Login" });

const verified = (email: string) => ({
  sub: `sub of ${email}`,
  email,
  email_verified: true,
  name: "Vera Verified",
});

/** Clicks the provider's button, and returns the popup window. */
async function openWindow({ page }: Actor): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await expect(popup.getByRole("button", { name: "Continue" })).toBeVisible();
  return popup;
}

/** Confirms in the popup, and waits until it has closed itself. */
async function sayYes(popup: Page): Promise<void> {
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Continue" }).click();
  await closed;
}

scenarioWithProvider(
  "whoever signs in with a provider for the first time gets an account, and comes back to it",
  async ({ visitor, issuer, server }) => {
    const { page, api } = visitor;
    issuer.expect(verified(visitor.email));
    await page.goto("/inbox");
    await expect(page).toHaveURL(/\/signIn\?redirect=/);
    await sayYes(await openWindow(visitor));
    await expect(page).toHaveURL(/\/inbox$/);
    interface Account {
      readonly user: { readonly id: string; readonly email: string; readonly firstName: string };
      readonly organization: { readonly organizationName: string };
    }
    const account = await api.call<Account>("GET", "/account");
    expect(account.user).toMatchObject({ email: visitor.email, firstName: "Vera Verified" });
    expect(account.organization.organizationName).toBe("Vera Verified's Stemma");
    const settings = await openFromOrganizationMenu(page, "Settings");
    await settings.getByRole("tab", { name: "Account" }).click();
    await expect(settings.getByText("Not set")).toBeVisible();
    await expect(settings.getByText("Linked", { exact: true })).toBeVisible();

    const sql = openSql(server.dataDir);
    const rows = await sql`
      select access_token, refresh_token, id_token from authentication.accounts
      where user_id = ${account.user.id}`;
    await sql.end();
    expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);

    await visitor.context.clearCookies();
    await page.goto("/signIn");
    await sayYes(await openWindow(visitor));
    await expect(home(page)).toBeVisible();
    const again = await api.call<Account>("GET", "/account");
    expect(again.user.id).toBe(account.user.id);
  },
);

scenarioWithProvider(
  "an issuer that verified the address links to the account there is, and an unconfirmed password ends",
  async ({ owner, visitor, issuer }) => {
    const { page } = visitor;
    owner.complaints.allow(/^401 /);
    visitor.complaints.allow(/^401 POST .*sign-in\/email/);
    const { pageId } = await makePage(owner, "Mine from before", "Read me");
    issuer.expect(verified(owner.email));
    await page.goto(`/page/${pageId}`);
    await sayYes(await openWindow(visitor));
    await expect(page.getByText("Read me")).toBeVisible();
    await owner.page.goto("/");
    await expect(owner.page).toHaveURL(/\/signIn/);
    const answer = await owner.api.send("POST", "/auth/sign-in/email", owner);
    expect(answer.status()).toBe(401);
  },
);

scenarioWithProvider(
  "an issuer that did not verify the address links to nobody's account, and says what to do",
  async ({ owner, visitor, issuer }) => {
    const { page } = visitor;
    issuer.expect({ ...verified(owner.email), email_verified: false });
    await page.goto("/signIn");
    await sayYes(await openWindow(visitor));
    await expect(signInScreen(page).message).toHaveText(
      "There is an account with this email, and Our Login has not verified that the email is yours. Sign in with your password instead.",
    );
    expect((await visitor.api.send("GET", "/account")).status()).toBe(401);
    await signInScreen(page).signIn(owner);
    await expect(home(page)).toBeVisible();
  },
);

scenarioWithProvider(
  "whoever cancels at the provider, or closes its window, is told so and may try again",
  async ({ visitor, issuer }) => {
    const { page } = visitor;
    issuer.expect(verified(visitor.email));
    await page.goto("/signIn");
    const popup = await openWindow(visitor);
    await expect(page.getByRole("status")).toContainText("Continue in the window of Our Login.");
    await popup.getByRole("button", { name: "Cancel" }).click();
    await expect(signInScreen(page).message).toHaveText(
      "Signing in was cancelled at Our Login. Please try again, or sign in another way.",
    );
    await (await openWindow(visitor)).close();
    await expect(signInScreen(page).message).toHaveText(
      "You are not signed in yet. If the window of Our Login is closed, please try again. If it is open, continue there.",
    );
    const given = await openWindow(visitor);
    const closed = given.waitForEvent("close");
    await page.getByRole("status").getByRole("button", { name: "Cancel" }).click();
    await closed;
    await sayYes(await openWindow(visitor));
    await expect(home(page)).toBeVisible();
  },
);

scenarioWithProvider(
  "a tab that lost its window, because the provider cuts the tie between them, still hears how it ended",
  async ({ visitor, issuer }) => {
    const { page } = visitor;
    issuer.expect(verified(visitor.email));
    issuer.cutTies();
    await page.goto("/inbox");
    const popup = await openWindow(visitor);
    await expect(signInScreen(page).message).toContainText("If it is open, continue there.");
    await popup.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/inbox$/);
  },
);

scenarioWithProvider(
  "where no window may open, the sign-in goes through this tab, and comes back to what was wanted",
  async ({ visitor, issuer }) => {
    const { page } = visitor;
    issuer.expect(verified(visitor.email));
    await visitor.context.addInitScript("window.open = () => null");
    await page.goto("/inbox");
    await button(page).click();
    await expect(signInScreen(page).message).toHaveText(
      "Your browser blocked the window of Our Login. Allow this site to open windows, or sign in in this tab.",
    );
    await page.getByRole("button", { name: "Sign in in this tab" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(signInScreen(page).message).toContainText("Signing in was cancelled");
    await button(page).click();
    await page.getByRole("button", { name: "Sign in in this tab" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/inbox$/);
  },
);

scenarioWithUnknownProvider(
  "an issuer that is down is said to be, and works again when it is back",
  async ({ visitor, issuer, server }) => {
    const { page } = visitor;
    visitor.complaints.allow(/^503 POST .*sign-in\/social/);
    await page.goto("/signIn");
    await button(page).click();
    await expect(signInScreen(page).message).toHaveText(
      "Our Login can't be reached right now. Try again later, or sign in another way.",
    );
    await issuer.serve(server.url);
    issuer.expect(verified(visitor.email));
    await sayYes(await openWindow(visitor));
    await expect(home(page)).toBeVisible();
  },
);

scenarioWithProvider(
  "an answer that is not of this time signs nobody in",
  async ({ visitor, issuer, server }) => {
    const { page } = visitor;
    issuer.expect(verified(visitor.email));
    issuer.turnClockBack();
    await page.goto("/signIn");
    await sayYes(await openWindow(visitor));
    await expect(signInScreen(page).message).toContainText(
      "The answer of Our Login could not be checked.",
    );
    expect((await visitor.api.send("GET", "/account")).status()).toBe(401);
    await expect.poll(() => server.output()).toContain("An issuer's answer could not be believed.");
    expect(server.output()).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  },
);

scenarioWithProvider(
  "a sign-in whose beginning was lost is said to be, and begins anew",
  async ({ visitor, issuer }) => {
    const { page } = visitor;
    issuer.expect(verified(visitor.email));
    await page.goto("/signIn");
    const popup = await openWindow(visitor);
    await visitor.context.clearCookies({ name: "stemma.state" });
    await sayYes(popup);
    await expect(signInScreen(page).message).toHaveText(
      "This sign-in took too long, or was started in another browser. Please try again.",
    );
    await page.goto("/api/auth/callback/oidc?code=stolen&state=never-made");
    await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
    await page.getByRole("link", { name: "Back to sign-in" }).click();
    await sayYes(await openWindow(visitor));
    await expect(home(page)).toBeVisible();
  },
);

scenarioWithProvider(
  "whoever has no password signs in once more before their account is deleted",
  async ({ visitor, issuer, server }) => {
    const { page } = visitor;
    visitor.complaints.allow(/^403 POST .*accounts\/delete/);
    issuer.expect(verified(visitor.email));
    await page.goto("/signIn");
    await sayYes(await openWindow(visitor));
    await expect(home(page)).toBeVisible();
    const sql = openSql(server.dataDir);
    await sql`update authentication.sessions set created_at = now() - interval '1 hour'`;
    await sql.end();
    await page.reload();
    const settings = await openFromOrganizationMenu(page, "Settings");
    await settings.getByRole("tab", { name: "Account" }).click();
    await settings.getByRole("button", { name: "Delete account…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account" });
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Sign in again, then continue.");
    const again = dialog.getByRole("button", { name: "Sign in again with Our Login" });
    const [popup] = await Promise.all([page.waitForEvent("popup"), again.click()]);
    await sayYes(popup);
    await expect(dialog.getByText("You just signed in.")).toBeVisible();
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(page).toHaveURL(/\/signIn$/);
  },
);

scenarioWithProvider(
  "no window of another site hears how a sign-in ended",
  async ({ visitor, issuer }) => {
    const { page } = visitor;
    issuer.expect(verified(visitor.email));
    await page.goto("/signIn?redirect=https://other.example/");
    await sayYes(await openWindow(visitor));
    await expect(home(page)).toBeVisible();
    const landing = await page.goto("/signIn/landing?attempt=x&redirect=//other.example");
    expect(landing?.headers()["content-security-policy"]).toContain("script-src 'self';");
    await expect(home(page)).toBeVisible();
  },
);
