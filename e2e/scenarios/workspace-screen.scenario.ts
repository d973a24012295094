import { pin } from "../actors/pin.ts";
import { expect, scenario } from "../scenario.ts";

scenario(
  "a workspace is pinned and unpinned from its screen",
  async ({ owner: { page }, owner }) => {
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Bakery",
    });
    await page.goto(`/workspace/${workspaceId}`);
    const pinned = page.getByRole("list", { name: "Pinned" });
    await page.getByRole("button", { name: "Pin workspace" }).click();
    await expect(pinned.getByRole("link")).toHaveText(["Bakery", "Personal"]);
    await page.getByRole("button", { name: "Unpin workspace" }).click();
    await expect(pinned.getByRole("link")).toHaveText(["Personal"]);
  },
);

scenario(
  "a new name of a workspace stands everywhere at once",
  async ({ owner: { page }, owner }) => {
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Bakery",
    });
    await pin(owner, workspaceId, "workspace");
    await page.goto(`/workspace/${workspaceId}`);
    await page.getByRole("button", { name: "Workspace settings" }).click();
    const dialog = page.getByRole("dialog", { name: "Workspace settings" });
    const name = dialog.getByLabel("Workspace Name");
    const save = dialog.getByRole("button", { name: "SAVE" });
    await expect(save).toBeDisabled();
    await name.fill("   ");
    await expect(save).toBeDisabled();
    await expect(dialog.getByLabel("Invite users")).toBeEditable();
    await name.fill("  Bakery and mill ");
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Bakery and mill" })).toBeVisible();
    for (const list of ["Pinned", "Recent"]) {
      await expect(
        page.getByRole("list", { name: list }).getByRole("link", { name: "Bakery and mill" }),
      ).toBeVisible();
    }
  },
);
