import { expect, type Locator, type Page } from "@playwright/test";
import { openPageModal } from "./page-menu.ts";

/** The elements of 'Manage permissions' of a page or workspace. */
export function permissionsDialog(page: Page, name = "Manage permissions") {
  const dialog = page.getByRole("dialog", { name, exact: true });
  return {
    dialog,
    access: (label: string | RegExp) => dialog.getByRole("radio", { name: label }),
    row: (person: string): Locator => dialog.getByRole("listitem").filter({ hasText: person }),
    role: (person: string) => dialog.getByRole("combobox", { name: `Role of ${person}` }),

    /** Finds a member by typing and adds them, with the keyboard only. */
    async add(person: string, role: "Viewer" | "Editor" | "Admin") {
      await dialog.getByRole("combobox", { name: "Add a member" }).focus();
      await page.keyboard.type(person);
      await expect(page.getByRole("option", { name: person })).toHaveAttribute(
        "data-highlighted",
        "",
      );
      await page.keyboard.press("Enter");
      await dialog.getByLabel("Role", { exact: true }).selectOption(role);
      await dialog.getByRole("button", { name: "ADD" }).press("Enter");
    },
  };
}

/** Opens 'Manage permissions' from the menu of the page on screen. */
export async function openPagePermissions(page: Page) {
  await openPageModal(page, "Manage permissions");
  return permissionsDialog(page);
}

/** Opens the members of the workspace on screen, from its settings. */
export async function openWorkspacePermissions(
  page: Page,
  name: "Manage permissions" | "Who is here" = "Manage permissions",
) {
  await page.getByRole("button", { name: "Workspace settings" }).click();
  await page.getByRole("button", { name, exact: true }).click();
  return permissionsDialog(page, name);
}
