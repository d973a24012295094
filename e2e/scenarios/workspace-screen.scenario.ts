import { makeDraft, makePage } from "../actors/make-page.ts";
import { pin } from "../actors/pin.ts";
import { expect, scenario } from "../scenario.ts";

scenario(
  "a workspace lists the pages pinned, the ten edited last with the time since, and one's own drafts",
  async ({ owner: { page }, owner }) => {
    const first = await makePage(owner, "Page 1", "x");
    await pin(owner, first.pageId);
    for (let number = 2; number <= 12; number += 1) await makePage(owner, `Page ${number}`, "x");
    await makeDraft(owner, "Half an idea", "x");
    await page.goto(`/workspace/${first.workspaceId}`);
    const section = (name: string) => page.getByRole("main").getByRole("region", { name });
    await expect(section("My Pinned Pages").getByRole("link")).toHaveText([/Page 1/]);
    const edited = section("Recently Edited");
    await expect(edited.getByRole("link")).toHaveCount(10);
    await expect(edited.getByRole("link").first()).toHaveText(
      /Page 12.*Last updated (just now|\d+ seconds? ago)/,
    );
    await edited.getByRole("button", { name: "Load more" }).click();
    await expect(edited.getByRole("link")).toHaveCount(12);
    await expect(section("Unpublished drafts").getByRole("link")).toHaveText([/Half an idea/]);
  },
);

scenario(
  "the box of a workspace filters its pages by title, in any case",
  async ({ owner: { page }, owner }) => {
    const { workspaceId } = await makePage(owner, "Rye bread", "x");
    await makePage(owner, "Wheat bread", "x");
    await page.goto(`/workspace/${workspaceId}`);
    const search = page.getByRole("searchbox");
    await search.fill("RYE");
    const main = page.getByRole("main");
    await expect(main.getByRole("link")).toHaveText([/Rye bread/]);
    await search.fill("zebra");
    await expect(main.getByText("No matches.")).toBeVisible();
    await search.press("Escape");
    await expect(main.getByRole("region", { name: "Recently Edited" })).toBeVisible();
  },
);

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
