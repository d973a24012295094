import type { Page } from "@playwright/test";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { signUp } from "../screens/sign-up.ts";
import { chooseEntry } from "../screens/choose-entry.ts";

const home = (page: Page) => page.getByRole("heading", { name: "Home", exact: true });

scenario(
  "a visitor who signs up is at Home, with an organization of their own",
  async ({ visitor }) => {
    const { page, api } = visitor;
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Sign in to Stemma" })).toBeVisible();
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    await signUp(visitor);
    await expect(page.getByText("Vera Visitor's Stemma")).toBeVisible();
    const account = await api.call<{ user: object; configuration: object }>("GET", "/account");
    expect(account.user).toMatchObject({ firstName: "Vera Visitor", lastName: "" });
    expect(account.configuration).toMatchObject({ orgDisplayName: null });
    const { items } = await api.call<{ items: object[] }>("GET", "/workspaces");
    expect(items).toMatchObject([{ workspaceName: "Personal", isPersonalWorkspace: true }]);
  },
);

scenario(
  "a visitor whose password is easy to guess is told so, and signs up with another",
  async ({ visitor }) => {
    const { page, name, email, password } = visitor;
    visitor.complaints.allow(/^400 POST .*sign-up\/email/);
    await page.goto("/signUp");
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("sunshine");
    const create = page.getByRole("button", { name: "CREATE ACCOUNT" });
    await create.click();
    await expect(page.getByRole("alert")).toHaveText(
      "This password is easy to guess: many people use it, or it is made of names. Please choose another.",
    );
    await page.getByLabel("Password").fill(password);
    await create.click();
    await expect(home(page)).toBeVisible();
  },
);

scenario(
  "on a slow line, the main content is there before the screen that it will hold",
  async ({ visitor: { page } }) => {
    let arrive = () => {};
    const hasArrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route("**/sign-in-route-*.js", async (route) => {
      await hasArrived;
      await route.continue();
    });
    const opened = page.goto("/signIn");
    await expect(page.getByRole("main").getByText("Loading…")).toBeAttached();
    arrive();
    await opened;
    await expect(
      page.getByRole("main").getByRole("heading", { name: "Sign in to Stemma" }),
    ).toBeVisible();
  },
);

scenario(
  "sign-in says why it did not work, in the specification's words",
  async ({ owner, visitor }) => {
    const { page } = visitor;
    const screen = signInScreen(page);
    visitor.complaints.allow(/^(400|401|403) POST .*sign-in\/email/);
    await page.goto("/signIn");
    await scenario.step("an e-mail that only a browser finds valid", async () => {
      await screen.signIn({ email: "vera@nowhere", password: "whatever" });
      await expect(screen.message).toHaveText("Invalid email format. Please enter a valid email.");
    });
    await scenario.step("an unknown e-mail", async () => {
      await screen.signIn({ email: "nobody@example.com", password: "whatever" });
      await expect(screen.message).toHaveText("No account found with this email.");
    });
    await scenario.step("a wrong password", async () => {
      await screen.signIn({ email: owner.email, password: "wrong horse battery" });
      await expect(screen.message).toHaveText("Incorrect password. Please try again.");
    });
    await scenario.step("refused for another reason", async () => {
      const withoutPassword = JSON.stringify({ email: owner.email });
      await page.route("**/sign-in/email", (route) =>
        route.continue({ postData: withoutPassword }),
      );
      await screen.signIn(owner);
      await expect(screen.message).toHaveText(
        "Login failed. Please check your credentials and try again.",
      );
      await page.unroute("**/sign-in/email");
    });
    await screen.signIn(owner);
    await expect(home(page)).toBeVisible();
  },
);

scenario("sign-up says why it did not work", async ({ owner, visitor }) => {
  const { page } = visitor;
  visitor.complaints.allow(/^(400|422) POST .*sign-up\/email/);
  await page.goto("/signUp?redirect=%2Fdrafts");
  const create = page.getByRole("button", { name: "CREATE ACCOUNT" });
  await page.getByLabel("Name").fill("Somebody Else");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill("correct horse battery");
  await create.click();
  await expect(page.getByRole("alert")).toHaveText(
    "An account with this email exists already. Sign in instead.",
  );
  await expect(page.getByRole("link", { name: "Sign in instead" })).toHaveAttribute(
    "href",
    "/signIn?redirect=%2Fdrafts",
  );
  await page.getByLabel("Email").fill("vera@nowhere");
  await create.click();
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid email format. Please enter a valid email.",
  );
  await page.getByLabel("Email").fill("vera@example.com");
  await page.getByLabel("Name").fill("V".repeat(201));
  await create.click();
  await expect(page.getByRole("alert")).toHaveText(
    "Please enter a name in one line, of at most 200 characters.",
  );
  await page.getByLabel("Name").fill("Vera Visitor");
  await page.getByLabel("Password").fill("p".repeat(129));
  await create.click();
  await expect(page.getByRole("alert")).toHaveText(
    "This password is too long. Please choose one of at most 128 characters.",
  );
});

scenario("whoever signs in comes back to where they wanted to be", async ({ owner, visitor }) => {
  const { pageId } = await makePage(owner, "Wanted", "Read me");
  const { page } = visitor;
  await page.goto(`/page/${pageId}?edit=true`);
  await expect(page).toHaveURL(/\/signIn\?redirect=/);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await signInScreen(page).signIn(owner);
  await expect(page).toHaveURL(new RegExp(`/page/${pageId}`));
  await expect(page.getByText("Read me")).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/signIn/);
});

// Other spellings of another site's address are in `safe-redirect.test.ts`.
scenario(
  "sign-in does not lead to another site whose address looks like a path of this one",
  async ({ owner, visitor, server }) => {
    const { page } = visitor;
    await page.goto(`/signIn?redirect=${encodeURIComponent("/.//other.example")}`);
    await signInScreen(page).signIn(owner);
    await expect(home(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.url);
  },
);

scenario(
  "signing in reaches the other tabs: one on the sign-in screen, and one with a draft",
  async ({ owner }) => {
    const { page } = owner;
    owner.complaints.allow(/^401 /);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    const [writing, signingIn] = [await owner.openTab(), await owner.openTab()];
    await writing.goto(`/page/${pageId}`);
    const { says, title, toggle } = pageScreen(writing);
    await toggle("Edit").click();
    await title.fill("High tides");
    await says("Saved");
    await owner.context.clearCookies();
    await title.fill("High and low tides");
    await expect(writing.getByText("You are signed out.")).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/signIn/);
    await signingIn.goto("/signIn");
    await signInScreen(signingIn).signIn(owner);
    await expect(home(signingIn)).toBeVisible();
    await expect(page).toHaveURL(`/page/${pageId}`);
    await expect(page.getByText("High at noon.")).toBeVisible();
    await says("Saved");
  },
);

scenario(
  "a tab that writes goes on, and stays live, when its browser signs in again and the old session ends",
  async ({ owner }) => {
    const { page, api, email, password } = owner;
    owner.complaints.allow(/^401 /);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    const { says, title, toggle } = pageScreen(page);
    await toggle("Edit").click();
    await title.fill("High tides");
    await says("Saved");
    await api.call("POST", "/auth/sign-in/email", { email, password });
    await api.call("POST", "/account/sessions/end-others");
    await api.call("POST", "/workspaces", { workspaceName: "Tidal flats" });
    await expect(page.getByRole("treeitem", { name: "Tidal flats" })).toBeVisible();
    await title.fill("High and low tides");
    await says("Saved");
    await expect(page.getByText("You are signed out.")).toBeHidden();
  },
);

scenario("signing out asks first, and leaves nothing to see", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makePage(owner, "Secret page", "Secret words");
  await page.goto(`/page/${pageId}`);
  await expect(page.getByText("Secret words")).toBeVisible();
  const signOut = async (answer: "Yes" | "No") => {
    await page.getByRole("button", { name: /Organization menu/ }).click();
    await chooseEntry(page.getByRole("menuitem", { name: "Sign out" }));
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Are you sure you want to sign out?");
    await dialog.getByRole("button", { name: answer, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await signOut("No");
  await expect(page.getByText("Secret words")).toBeVisible();
  await signOut("Yes");
  await expect(page).toHaveURL(/\/signIn$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/signIn/);
  await expect(page.getByText("Secret words")).toBeHidden();
  expect((await owner.api.send("GET", "/account")).status()).toBe(401);
});

scenario("two tabs that open an account at once make one account", async ({ visitor }) => {
  const { page, api } = visitor;
  visitor.complaints.allow(/^409 GET .*rpc\/accounts\/current/);
  await api.call("POST", "/auth/sign-up/email", visitor);
  const other = await visitor.openTab();
  await Promise.all([page.goto("/"), other.goto("/")]);
  await expect(home(page)).toBeVisible();
  await expect(home(other)).toBeVisible();
  const { items: organizations } = await api.call<{ items: object[] }>("GET", "/organizations");
  expect(organizations).toHaveLength(1);
  const { items: workspaces } = await api.call<{ items: object[] }>("GET", "/workspaces");
  expect(workspaces).toMatchObject([{ workspaceName: "Personal" }]);
});
