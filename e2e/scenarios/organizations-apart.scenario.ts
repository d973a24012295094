import type { Actor } from "../actors/actor.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { newPage, pageIdOf } from "../screens/new-page.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";
import { openAdd } from "../screens/open-add.ts";
import { pageScreen } from "../screens/page-screen.ts";
import type { Page } from "@playwright/test";
import { chooseEntry } from "../screens/choose-entry.ts";

interface Items {
  readonly items: readonly {
    readonly pageId?: string;
    readonly pageTitle?: string;
    readonly workspaceName?: string;
  }[];
}

/**
 * Creates another organization, which becomes the active one; returns a function that activates the first one again.
 */
async function enterSecond(actor: Actor, organizationName: string) {
  const { organization } = await actor.api.call<{ organization: { id: string } }>(
    "GET",
    "/account",
  );
  const { organizationId } = await actor.api.call<{ organizationId: string }>(
    "POST",
    "/organizations",
    { organizationName },
  );
  const activate = (id: string) => actor.api.call("POST", `/organizations/${id}/activate`, {});
  return {
    first: organization.id,
    second: organizationId,
    returnToFirst: () => activate(organization.id),
  };
}

async function switchTo(page: Page, organizationName: string): Promise<void> {
  const menu = await openOrganizationMenu(page);
  await chooseEntry(menu.getByRole("menuitem", { name: organizationName }));
  await expect(
    page.getByRole("button", { name: `${organizationName}: Organization menu` }),
  ).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Switching organization…" })).toBeHidden();
}

/** Creates one item of every kind in the active organization, each named with the word. */
async function fill(actor: Actor, word: string): Promise<{ readonly pageId: string }> {
  const { api } = actor;
  const { workspaceId } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
    workspaceName: `${word} workspace`,
  });
  const { pageId } = await makePage(actor, `${word} page`, `${word} words`);
  await makeDraft(actor, `${word} draft`, `${word} words`);
  for (const item of [
    { type: "page", id: pageId },
    { type: "workspace", id: workspaceId },
  ]) {
    await api.call("POST", "/pins", { item, action: "add", pinInsertion: "bottom" });
    await api.call("POST", "/recents", item);
  }
  return { pageId };
}

scenario("nothing of one organization shows in another", async ({ owner }) => {
  const { page } = owner;
  await fill(owner, "Quince");
  const { returnToFirst } = await enterSecond(owner, "The orchard");
  await fill(owner, "Medlar");
  await returnToFirst();
  await page.goto("/");
  const organizations = [
    { name: "Olga Owner's Stemma", own: "Quince", other: "Medlar" },
    { name: "The orchard", own: "Medlar", other: "Quince" },
    { name: "Olga Owner's Stemma", own: "Quince", other: "Medlar" },
  ];
  for (const [index, { name, own, other }] of organizations.entries()) {
    if (index > 0) await switchTo(page, name);
    await expect(page).toHaveURL(/\/$/);
    const main = page.getByRole("main");
    await expect(main).toContainText(`${own} page`);
    await expect(main).toContainText(`${own} draft`);
    await expect(page.locator("body")).not.toContainText(other);
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.getByPlaceholder("Search...").fill("a");
    await expect(main).toContainText(`${own} workspace`);
    await page.getByPlaceholder("Search...").fill("words");
    await expect(main).toContainText(`${own} page`);
    await expect(page.locator("body")).not.toContainText(other);
    const dialog = await openAdd(page, "New Page");
    await expect(dialog.getByLabel("Workspace").locator("option")).toHaveText([
      "Personal",
      `${own} workspace`,
    ]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: "Home", exact: true }).click();
  }
});

scenario(
  "a draft that is being written is saved before the organization is switched",
  async ({ owner }) => {
    const { page } = owner;
    const { returnToFirst } = await enterSecond(owner, "The orchard");
    await returnToFirst();
    await page.goto("/");
    const screen = await newPage(page);
    const pageId = pageIdOf(page);
    await screen.body.pressSequentially("Feed it at six.");
    await switchTo(page, "The orchard");
    await expect(page).toHaveURL(/\/$/);
    await switchTo(page, "Olga Owner's Stemma");
    await page.goto(`/page/${pageId}`);
    await expect(pageScreen(page).body).toHaveText("Feed it at six.");
  },
);

scenario(
  "a switch in one tab leaves the other where it is: it lists and makes things there",
  async ({ owner }) => {
    const { page, api } = owner;
    await fill(owner, "Quince");
    const { first, returnToFirst } = await enterSecond(owner, "The orchard");
    await fill(owner, "Medlar");
    await returnToFirst();
    await page.goto("/");
    const screen = await newPage(page);
    await screen.body.pressSequentially("Half a sentence");
    const other = await owner.openTab();
    await other.goto("/");
    await switchTo(other, "The orchard");
    await page.bringToFront();
    await screen.body.pressSequentially(" and the rest.");
    await screen.says("Saved");
    const written = pageIdOf(page);
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("Quince page");
    await expect(page.locator("body")).not.toContainText("Medlar");
    await newPage(page);
    const made = pageIdOf(page);
    await expect(
      page.getByRole("button", { name: "Olga Owner's Stemma: Organization menu" }),
    ).toBeVisible();
    await expect(other.locator("body")).not.toContainText("Quince");
    await api.call("POST", `/organizations/${first}/activate`, {});
    const { items } = await api.call<Items>("GET", "/drafts");
    const drafted = items.map(({ pageId }) => pageId);
    expect(drafted).toEqual(expect.arrayContaining([written, made]));
  },
);

scenario(
  "a tab of somebody who signed out elsewhere shows nothing of theirs to who signed in there",
  async ({ owner, stranger }) => {
    const { page } = owner;
    owner.complaints.allow(/^403 /);
    await fill(owner, "Quince");
    await makePage(stranger, "Medlar page", "Medlar words");
    await page.goto("/");
    await expect(page.getByRole("main")).toContainText("Quince page");
    const { email, password } = stranger;
    await owner.api.call("POST", "/auth/sign-in/email", { email, password });
    const other = await owner.openTab();
    await other.goto("/");
    await expect(other.getByText("Sam Stranger's Stemma")).toBeVisible();
    await page.bringToFront();
    const dialog = await openAdd(page, "New Page");
    await expect(dialog.getByLabel("Workspace").locator("option")).toHaveText(["Personal"]);
    await page.keyboard.press("Escape");
    await expect(
      page.getByRole("button", { name: "Sam Stranger's Stemma: Organization menu" }),
    ).toBeVisible();
    await expect(page.locator("body")).not.toContainText("Quince");
  },
);

scenario(
  "on a phone the organization is switched in the drawer, which then makes room",
  async ({ enter }) => {
    const ana = await enter("Ana", { viewport: { width: 390, height: 844 } });
    const { page } = ana;
    const { returnToFirst } = await enterSecond(ana, "The orchard");
    await returnToFirst();
    await page.goto("/snippets");
    const menu = await openOrganizationMenu(page);
    await chooseEntry(menu.getByRole("menuitem", { name: "The orchard" }));
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect((await openOrganizationMenu(page)).getByText("The orchard")).toBeVisible();
    await expect(page.getByText("The orchard(active)")).toBeVisible();
  },
);
