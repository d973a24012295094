import type { Actor } from "../actors/actor.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { desk, phone } from "../screens/expect-accessible.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openFromOrganizationMenu, openOrganizationMenu } from "../screens/organization-menu.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { laidOut } from "../screens/laid-out.ts";

interface Account {
  readonly user: { readonly firstName: string; readonly lastName: string };
  readonly configuration: {
    readonly orgDisplayName: string | null;
    readonly sidebarSettings: object;
  };
}

/** The person's account as the server has it. */
const account = (actor: Actor) => actor.api.call<Account>("GET", "/account");

const openSettings = (actor: Actor) => openFromOrganizationMenu(actor.page, "Settings");

scenario(
  "names save themselves, trimmed and without moving at any width, and are shown everywhere at once",
  async ({ enter }) => {
    const ana = await enter("Ana");
    const { page } = ana;
    await page.goto("/");
    const dialog = await openSettings(ana);
    await expect(dialog.getByRole("tab", { name: "User" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    const firstName = dialog.getByLabel("First name");
    const fill = async (label: string, value: string) => {
      await laidOut(page);
      const before = await firstName.boundingBox();
      const save = await holdCalls(page, "**/rpc/settings/**");
      await dialog.getByLabel(label).fill(value);
      await expect(dialog.getByText(`${label} unsaved`)).toBeAttached();
      save();
      await expect(dialog.getByText(`${label} saved`)).toBeAttached();
      expect(await firstName.boundingBox()).toEqual(before);
    };
    await expect(firstName).toHaveValue("Ana");
    await fill("First name", "  Anabel ");
    await page.setViewportSize(phone);
    await fill("First name", "  Annabel ");
    await fill("Last name", "Weiss");
    expect((await account(ana)).user).toMatchObject({ firstName: "Annabel", lastName: "Weiss" });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const greeting = await openOrganizationMenu(page);
    await expect(greeting).toContainText("Hello, Annabel!");
    await page.keyboard.press("Escape");
    await page.setViewportSize(desk);
    await expect(await openOrganizationMenu(page)).toContainText("Hello, Annabel!");
    await page.reload();
    await expect((await openSettings(ana)).getByLabel("First name")).toHaveValue("Annabel");
  },
);

scenario("closing the settings, or the tab, saves what is not saved yet", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/");
  const dialog = await openSettings(owner);
  await dialog.getByLabel("First name").fill("Olivia");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect((await account(owner)).user.firstName).toBe("Olivia");
  await (await openSettings(owner)).getByLabel("First name").fill("Ottilie");
  await page.reload();
  await expect.poll(async () => (await account(owner)).user.firstName).toBe("Ottilie");
});

scenario(
  "a display name stands for a person in this organization, and a blank one is none",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${pageId}`);
    const dialog = await openSettings(owner);
    await dialog.getByRole("tab", { name: "Organization" }).click();
    const name = dialog.getByLabel("Display name");
    await expect(name).toHaveAttribute("placeholder", "Olga Owner");
    await expect(name).toHaveValue("");
    await name.fill("  The baker ");
    await expect(dialog.getByText("Display name saved")).toBeAttached();
    expect((await account(owner)).configuration.orgDisplayName).toBe("The baker");
    await expect(page.locator(".page-byline")).toContainText("The baker");
    const save = await holdCalls(page, "**/rpc/settings/**");
    await name.fill("   ");
    await expect(dialog.getByText("Display name unsaved")).toBeAttached();
    save();
    await expect(dialog.getByText("Display name saved")).toBeAttached();
    expect((await account(owner)).configuration.orgDisplayName).toBeNull();
    await expect(page.locator(".page-byline")).toContainText("Olga Owner");
  },
);

scenario(
  "settings of the sidebar hold at once and after a reload, and go back where they fail",
  async ({ owner }) => {
    const { page } = owner;
    owner.complaints.allow(/ERR_FAILED POST .*settings/);
    await page.goto("/");
    const openOrganizationTab = async () => {
      const dialog = await openSettings(owner);
      await dialog.getByRole("tab", { name: "Organization" }).click();
      return dialog;
    };
    let dialog = await openOrganizationTab();
    await dialog.getByRole("switch", { name: "Show Pinned in the sidebar" }).click();
    await dialog.getByRole("radio", { name: "Bottom" }).click();
    await dialog.getByRole("radio", { name: "Workspaces" }).click();
    await dialog.getByRole("switch", { name: "Leave out of Recent what is pinned" }).click();
    const wanted = {
      isShowSidebar: true,
      isShowWorkspaces: true,
      isShowMuted: false,
      isShowPinned: false,
      isShowRecent: true,
      recentItemsDisplay: "workspaces",
      isRecentWithoutPinned: true,
      newPinInsertion: "bottom",
    };
    await expect
      .poll(async () => (await account(owner)).configuration.sidebarSettings)
      .toEqual(wanted);
    await page.reload();
    dialog = await openOrganizationTab();
    const isShown = dialog.getByRole("switch", { name: "Show Recent in the sidebar" });
    await expect(dialog.getByRole("switch", { name: "Show Pinned" })).not.toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Bottom" })).toBeChecked();
    await expect(isShown).toBeChecked();
    await page.route("**/rpc/settings/**", (route) => route.abort());
    await isShown.click();
    await expect(dialog.getByRole("alert")).toContainText("The server can't be reached.");
    await expect(isShown).toBeChecked();
    expect((await account(owner)).configuration.sidebarSettings).toEqual(wanted);
  },
);

scenario(
  "Show sidebar hides and shows it at once, and wherever the person signs in",
  async ({ owner }) => {
    const { page } = owner;
    await page.goto("/");
    const dialog = await openSettings(owner);
    await dialog.getByRole("tab", { name: "Organization" }).click();
    await dialog.getByRole("switch", { name: "Show sidebar" }).click();
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveAttribute("data-sidebar", "hidden");
    await expect
      .poll(async () => (await account(owner)).configuration.sidebarSettings)
      .toMatchObject({ isShowSidebar: false });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-sidebar", "hidden");
    await page.getByRole("banner").getByRole("button", { name: "Show Sidebar" }).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-sidebar", "hidden");
    await expect
      .poll(async () => (await account(owner)).configuration.sidebarSettings)
      .toMatchObject({ isShowSidebar: true });
  },
);

scenario(
  "the appearance is the same in the settings and in the user menu, and stays",
  async ({ owner }) => {
    const { page } = owner;
    await page.goto("/");
    const dialog = await openSettings(owner);
    await expect(dialog.getByRole("radio", { name: "System" })).toBeChecked();
    await dialog.getByRole("radio", { name: "Dark" }).click();
    const root = page.locator("html");
    await expect(root).toHaveAttribute("data-theme", "dark");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /User menu/ }).click();
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
    await chooseEntry(page.getByRole("menuitemradio", { name: "System" }));
    await expect(root).not.toHaveAttribute("data-theme");
    await chooseEntry(page.getByRole("menuitemradio", { name: "Dark" }));
    await expect(root).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(root).toHaveAttribute("data-theme", "dark");
  },
);
