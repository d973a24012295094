import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { organizationButton } from "../screens/organization-button.ts";
import { chooseEntry } from "../screens/choose-entry.ts";

scenario(
  "an organization is deleted by its name, taken back by Undo, and restored from where organizations are made",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    for (const { complaints } of [owner, mara]) complaints.allow(/(403|409) (GET|POST) /);
    const { organization } = await owner.api.call<{ organization: { organizationName: string } }>(
      "GET",
      "/account",
    );
    const name = organization.organizationName;
    const entry = async (label: string) => {
      await page.getByRole("button", { name: /Organization menu/ }).click();
      await chooseEntry(page.getByRole("menuitem", { name: label }));
    };
    const deleteIt = async () => {
      await entry("Settings");
      await page.getByRole("tab", { name: "Organization" }).click();
      await page.getByRole("button", { name: "Delete organization" }).click();
      const dialog = page.getByRole("dialog", { name: `Delete ${name}?` });
      const confirm = dialog.getByRole("button", { name: "DELETE ORGANIZATION" });
      await expect(confirm).toBeDisabled();
      await dialog.getByLabel("To delete it, enter its name").fill(name);
      await confirm.click();
      await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
    };
    await page.goto("/");
    await mara.page.goto(`/page/${pageId}`);
    await expect(mara.page.getByText("High at noon.")).toBeVisible();
    await deleteIt();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    // What is pointed at does not vanish by time.
    await page.getByRole("button", { name: "Undo" }).hover();
    await expect(page.getByText("Welcome to your Home page!")).toBeVisible();
    await expect(mara.page.getByText("High at noon.")).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("region", { name: "Recently published" })).toContainText("Tides");
    await deleteIt();
    await entry("Create / Join Organization");
    const dialog = page.getByRole("dialog", { name: "Organization" });
    const restore = dialog.getByRole("button", { name: `Restore ${name}` });
    await expect(restore).toBeVisible();
    await expectAccessibleAtAllWidths(page, "deleted organizations");
    await restore.click();
    await expect(dialog).toBeHidden();
    await expect(organizationButton(page, name)).toBeVisible();
    await expect(page.getByRole("region", { name: "Recently published" })).toContainText("Tides");
  },
);
