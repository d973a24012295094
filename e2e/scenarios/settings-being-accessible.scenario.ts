import { expect, scenario } from "../scenario.ts";
import {
  desk,
  expectAccessible,
  expectAccessibleAtAllWidths,
  phone,
} from "../screens/expect-accessible.ts";
import { openFromOrganizationMenu, openOrganizationMenu } from "../screens/organization-menu.ts";

scenario(
  "axe finds nothing on the settings, the organization menu and its modals",
  async ({ enter }) => {
    const ana = await enter("Ana");
    const { page, api } = ana;
    ana.complaints.allow(/ERR_FAILED POST .*(settings|organizations)/);
    const long =
      "The growers of apples and quinces in the valley between the mountains and the sea";
    await api.call("POST", "/organizations", { organizationName: long });
    await page.goto("/");
    // The menu belongs to the sidebar, which is a drawer on a phone: it is opened at each width.
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport);
      const menu = await openOrganizationMenu(page);
      await expect(page.getByRole("menuitem", { name: "Ana's Stemma" })).toBeVisible();
      await expectAccessible(page, `the organization menu, ${viewport.width} px wide`);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    }
    const settings = await openFromOrganizationMenu(page, "Settings");
    await expectAccessibleAtAllWidths(page, "the User tab");
    await settings.getByLabel("First name").fill("Anabel");
    await expect(settings.getByText("First name saved")).toBeAttached();
    await expectAccessibleAtAllWidths(page, "a saved name");
    await page.route(/rpc\/(settings|organizations\/create)/, (route) => route.abort());
    await settings.getByLabel("Last name").fill("Weiss");
    await expect(settings.getByRole("alert")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a name that is not saved");
    await settings.getByRole("tab", { name: "Organization" }).click();
    await expectAccessibleAtAllWidths(page, "the Organization tab");
    await settings.getByRole("radio", { name: "Bottom" }).click();
    await expect(settings.getByRole("alert")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a setting that is not saved");
    await page.keyboard.press("Escape");
    await expect(settings).toContainText("Close again");
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    const organization = await openFromOrganizationMenu(page, "Create / Join Organization");
    await expectAccessibleAtAllWidths(page, "Join Existing");
    await organization.getByLabel(/Email/).fill("ana@example.com");
    await organization.getByRole("button", { name: "SEND REQUEST" }).click();
    await expect(organization.getByRole("status")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a request that was sent");
    await organization.getByRole("tab", { name: "Create New" }).click();
    await organization.getByLabel("Organization Name").fill(long);
    await organization.getByRole("button", { name: "CREATE" }).click();
    await expect(organization.getByRole("alert")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "an organization that could not be made");
  },
);

scenario("settings and organizations are reached and changed by keys alone", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/");
  await page.getByRole("button", { name: /Organization menu/ }).focus();
  await page.keyboard.press("Enter");
  // Type-ahead works once the menu has the focus.
  await expect(page.getByRole("menu").locator(":focus")).toBeVisible();
  await page.keyboard.type("Se");
  await expect(page.getByRole("menuitem", { name: /^Settings/ })).toBeFocused();
  await page.keyboard.press("Enter");
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(settings.getByRole("tab", { name: "User" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(settings.getByRole("tab", { name: "Organization" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(settings.getByLabel("Display name")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(settings.getByLabel("Display name")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(settings.getByRole("button", { name: "Members" })).toBeFocused();
  // 'Show sidebar', 'Show Workspaces', 'Show Pinned'.
  for (const key of ["Tab", "Tab", "Tab"]) await page.keyboard.press(key);
  const isPinnedShown = settings.getByRole("switch", { name: "Show Pinned" });
  await expect(isPinnedShown).toBeFocused();
  await page.keyboard.press("Space");
  await expect(isPinnedShown).not.toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(settings.getByRole("radio", { name: "Bottom" })).toBeChecked();
  // Skip 'Show Recent', its choice, and what it leaves out.
  for (const key of ["Tab", "Tab", "Tab", "Tab"]) await page.keyboard.press(key);
  const organizationName = settings.getByLabel("Organization Name");
  await expect(organizationName).toBeFocused();
  await page.keyboard.type("The bakery");
  await page.keyboard.press("Tab");
  await expect(settings.getByRole("button", { name: "SAVE" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(settings.getByText("Your settings in The bakery")).toBeVisible();
  await expect(settings.getByText("Organization Name saved")).toBeAttached();
  await expect(organizationName).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await expect(page.getByRole("button", { name: /Organization menu/ })).toBeFocused();
  await page.keyboard.press("Enter");
  // Type-ahead works once the menu has the focus.
  await expect(page.getByRole("menu").locator(":focus")).toBeVisible();
  await page.keyboard.type("Cr");
  await expect(page.getByRole("menuitem", { name: /^Create/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(/Email/)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Create New" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Organization Name")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Organization Name")).toBeFocused();
  await page.keyboard.type("The orchard");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "The orchard: Organization menu" })).toBeVisible();
});
