import { expect, scenario } from "../scenario.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openAdd } from "../screens/open-add.ts";
import { pageScreen } from "../screens/page-screen.ts";

interface Items {
  readonly items: readonly { readonly workspaceName?: string; readonly pageId?: string }[];
}

scenario(
  "a double click on a workspace's 'New page' opens the dialog for it, one on CREATE makes one page, and words typed meanwhile become its title",
  async ({ owner }) => {
    const { page, api } = owner;
    const { workspaceId } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Field notes",
    });
    await page.goto(`/workspace/${workspaceId}`);
    await page.getByRole("button", { name: "New page", exact: true }).dblclick();
    const dialog = page.getByRole("dialog", { name: "New Page" });
    const chosen = dialog.getByLabel("Workspace").locator("option:checked");
    await expect(chosen).toHaveText("Field notes");
    const answer = await holdCalls(page, "**/rpc/pages/create");
    await dialog.getByRole("button", { name: "CREATE" }).dblclick();
    await expect(page.getByText("Adding page…")).toBeVisible();
    await page.keyboard.type("The bread day");
    answer();
    await page.keyboard.type(", from six on");
    await expect(page.getByLabel("Page title")).toHaveValue("The bread day, from six on");
    expect((await api.call<Items>("GET", "/drafts")).items).toHaveLength(1);
  },
);

scenario(
  "Enter among the words typed before a new page is there leaves its title for its text",
  async ({ owner }) => {
    const { page } = owner;
    await page.goto("/");
    const dialog = await openAdd(page, "New Page");
    const answer = await holdCalls(page, "**/rpc/pages/create");
    await dialog.getByRole("button", { name: "CREATE" }).click();
    await expect(page.getByText("Adding page…")).toBeVisible();
    await page.keyboard.type("The bread day\nFeed it at six.\nBake");
    answer();
    await page.keyboard.type(" at noon.");
    const screen = pageScreen(page);
    await expect(screen.body.locator("p")).toHaveText(["Feed it at six.", "Bake at noon."]);
    await expect(screen.title).toHaveValue("The bread day");
    await expect(screen.body).toBeFocused();
  },
);

scenario("New Workspace trims the name and goes to the workspace", async ({ owner }) => {
  const { page, api } = owner;
  await page.goto("/");
  const dialog = await openAdd(page, "New Workspace");
  const create = dialog.getByRole("button", { name: "CREATE" });
  const name = dialog.getByLabel("Workspace Name");
  await expect(name).toBeFocused();
  await name.fill("  Field notes  ");
  await create.dblclick();
  await page.waitForURL(/\/workspace\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Field notes" })).toBeVisible();
  await expect(page.getByText("Workspace empty. Add some Pages!")).toBeVisible();
  await expect(page.getByRole("main").getByText("Workspace", { exact: true })).toBeVisible();
  const { items } = await api.call<Items>("GET", "/workspaces");
  expect(items.map(({ workspaceName }) => workspaceName)).toEqual(["Personal", "Field notes"]);
});
