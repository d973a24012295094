import type { Actor } from "../actors/actor.ts";
import { expect, scenario } from "../scenario.ts";
import { openFromOrganizationMenu, openOrganizationMenu } from "../screens/organization-menu.ts";

interface Organizations {
  readonly items: readonly { readonly id: string; readonly organizationName: string }[];
}

interface Account {
  readonly organization: { readonly organizationName: string };
}

const namesOf = async ({ api }: Actor) =>
  (await api.call<Organizations>("GET", "/organizations")).items.map(
    ({ organizationName }) => organizationName,
  );

const openModal = (actor: Actor) =>
  openFromOrganizationMenu(actor.page, "Create / Join Organization");

for (const width of [1440, 390]) {
  scenario(
    `at ${width} px Create New waits for a name, trims it, makes one organization and goes to its Home`,
    async ({ enter }) => {
      const ana = await enter("Ana Weiss", { viewport: { width, height: 844 } });
      const { page, api } = ana;
      const { workspaceId } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
        workspaceName: "Field notes",
      });
      await page.goto(`/workspace/${workspaceId}`);
      const dialog = await openModal(ana);
      await dialog.getByRole("tab", { name: "Create New" }).click();
      const create = dialog.getByRole("button", { name: "CREATE" });
      const name = dialog.getByLabel("Organization Name");
      await expect(create).toBeDisabled();
      await name.fill("   ");
      await expect(create).toBeDisabled();
      await name.fill("  The orchard  ");
      await create.dblclick();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
      expect(await namesOf(ana)).toEqual(["Ana Weiss's Stemma", "The orchard"]);
      const { organization } = await api.call<Account>("GET", "/account");
      expect(organization.organizationName).toBe("The orchard");
      await expect(page.getByText("Field notes")).toHaveCount(0);
      await expect(await openOrganizationMenu(page)).toContainText("The orchard(active)");
      await page.reload();
      await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
      await expect(page.getByText("Field notes")).toHaveCount(0);
    },
  );
}
