import type { Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { joinOrganization } from "../actors/join-organization.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openAdd } from "../screens/open-add.ts";
import { openFromOrganizationMenu, openOrganizationMenu } from "../screens/organization-menu.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { chooseEntry } from "../screens/choose-entry.ts";

/**
 * Holds a call, runs the action that sends it, and checks that the overlay with these words is shown until the call is
 * answered.
 */
async function expectOverlay(
  page: Page,
  { words, held, act }: { words: string; held: string; act: () => Promise<void> },
): Promise<void> {
  const release = await holdCalls(page, held);
  await act();
  const overlay = page.getByRole("dialog", { name: words, exact: true });
  await expect(overlay).toBeVisible();
  await expect(overlay).toHaveText(words);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeVisible();
  release();
  await expect(overlay).toBeHidden();
  await page.unroute(held);
}

interface OverlayRow {
  readonly words: string;
  /** The address of the held call. */
  readonly held: string;
  readonly act: (page: Page) => Promise<void>;
}

const overlays: readonly OverlayRow[] = [
  {
    words: "Adding page…",
    held: "**/rpc/pages/create",
    act: async (page) =>
      (await openAdd(page, "New Page")).getByRole("button", { name: "CREATE" }).click(),
  },
  {
    words: "Adding workspace…",
    held: "**/rpc/workspaces/create",
    act: async (page) => {
      const dialog = await openAdd(page, "New Workspace");
      await dialog.getByLabel("Workspace Name").fill("Field notes");
      await dialog.getByRole("button", { name: "CREATE" }).click();
    },
  },
  {
    words: "Creating organization…",
    held: "**/rpc/organizations/create",
    act: async (page) => {
      const dialog = await openFromOrganizationMenu(page, "Create / Join Organization");
      await dialog.getByRole("tab", { name: "Create New" }).click();
      await dialog.getByLabel("Organization Name").fill("The orchard");
      await dialog.getByRole("button", { name: "CREATE" }).click();
    },
  },
  {
    words: "Switching organization…",
    held: "**/rpc/organizations/activate",
    act: async (page) =>
      chooseEntry(
        (await openOrganizationMenu(page)).getByRole("menuitem", { name: "Olga Owner's" }),
      ),
  },
  {
    words: "Signing out…",
    held: "**/api/auth/sign-out",
    act: async (page) => {
      await chooseEntry(
        (await openOrganizationMenu(page)).getByRole("menuitem", { name: "Sign out" }),
      );
      await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    },
  },
];

scenario("the screen waits and says what is being done", async ({ owner: { page } }) => {
  await page.goto("/");
  for (const { words, held, act } of overlays) {
    await scenario.step(words, () => expectOverlay(page, { words, held, act: () => act(page) }));
  }
  await expect(page).toHaveURL(/\/signIn$/);
});

scenario("switching to reach a page waits and says so", async ({ owner, enter }) => {
  const made = await makePage(owner, "The bread day", "Feed it at six.");
  const ben: Actor = await enter("Ben Baker");
  ben.complaints.allow(/^409 GET/);
  await joinOrganization(ben, owner, [made.workspaceId]);
  await ben.page.goto(`/page/${made.pageId}`);
  await expectOverlay(ben.page, {
    words: "Switching organization…",
    held: "**/rpc/organizations/activate",
    act: () => ben.page.getByRole("button", { name: "Switch Organizations" }).click(),
  });
  await expect(ben.page.getByText("Feed it at six.")).toBeVisible();
});

scenario("signing in and signing up wait and say so", async ({ owner, visitor }) => {
  const { page } = visitor;
  // Home may still be reading when the session is taken away.
  visitor.complaints.allow(/^401 GET/);
  await page.goto("/signUp");
  await page.getByLabel("Name").fill("Vera Visitor");
  await page.getByLabel("Email").fill(`vera.${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Password").fill("correct horse battery");
  await expectOverlay(page, {
    words: "Creating account…",
    held: "**/api/auth/sign-up/email",
    act: () => page.getByRole("button", { name: "CREATE ACCOUNT" }).click(),
  });
  await page.context().clearCookies();
  await page.goto("/signIn");
  await expectOverlay(page, {
    words: "Signing in…",
    held: "**/api/auth/sign-in/email",
    act: () => signInScreen(page).signIn(owner),
  });
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
});
