import type { Actor } from "../actors/actor.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";

interface Recents {
  readonly items: readonly { readonly type: "page" | "workspace" }[];
}

/** Creates `count` pages and `count` workspaces, each of them pinned and opened once. */
async function makeMany(actor: Actor, count: number): Promise<void> {
  const { api } = actor;
  const pinAndOpen = async (item: { readonly type: "page" | "workspace"; readonly id: string }) => {
    await api.call("POST", "/pins", { item, action: "add", pinInsertion: "bottom" });
    await api.call("POST", "/recents", item);
  };
  for (let number = 1; number <= count; number += 1) {
    const { workspaceId: id } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: `Workspace ${number}`,
    });
    await pinAndOpen({ type: "workspace", id });
  }
  for (let number = 1; number <= count; number += 1) {
    const { pageId: id } = await makePage(actor, `Page ${number}`, "Words");
    await pinAndOpen({ type: "page", id });
  }
}

scenario(
  "ten pins and ten recent items stand in the sidebar, and ten recent items on Home",
  async ({ owner }) => {
    const { page, api } = owner;
    await makeMany(owner, 11);
    await scenario.step("ten pages and ten workspaces are kept as recent", async () => {
      const { items } = await api.call<Recents>("GET", "/recents");
      expect(items.filter(({ type }) => type === "page")).toHaveLength(10);
      expect(items.filter(({ type }) => type === "workspace")).toHaveLength(10);
    });
    await page.goto("/");
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    for (const heading of ["Pinned", "Recent"]) {
      const list = sidebar.getByRole("list", { name: heading });
      await expect(list.getByRole("listitem")).toHaveCount(10);
      await expect(sidebar.getByRole("button", { name: `MORE: ${heading}` })).toHaveText("MORE");
    }
    const linksIn = (list: string) => sidebar.getByRole("list", { name: list }).getByRole("link");
    const workspaces = Array.from({ length: 9 }, (_, index) => `Workspace ${index + 1}`);
    await expect(linksIn("Pinned")).toHaveText(["Personal", ...workspaces]);
    await expect(linksIn("Recent").first()).toHaveText("Page 11");
    const main = page.getByRole("main");
    const linksOf = (name: string) =>
      main.getByRole("region", { name, exact: true }).getByRole("link");
    await expect(linksOf("Pinned")).toHaveCount(23);
    await expect(linksOf("Recent")).toHaveCount(10);
    await expect(linksOf("Recent").first()).toContainText("Page 11");
    await sidebar.getByRole("button", { name: "MORE: Pinned" }).click();
    const dialog = page.getByRole("dialog", { name: "Pinned" });
    await expect(dialog.getByText("Shown in Sidebar (10/10)")).toBeVisible();
    await expect(dialog.getByText("Page 11")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  },
);
