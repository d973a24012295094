import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { pageScreen } from "../screens/page-screen.ts";

const palette = { name: "Search and commands" };
const box = "Search pages, workspaces and commands";

scenario(
  "Ctrl K opens and closes the palette on any screen, and what is typed at once is not lost",
  async ({ owner: { page }, owner }) => {
    const { pageId } = await makePage(owner, "The bread day", "Feed the starter.");
    await page.goto("/inbox");
    await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
    const dialog = page.getByRole("dialog", palette);
    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("bread");
    await expect(dialog.getByRole("combobox", { name: box })).toHaveValue("bread");
    await expect(dialog.getByRole("option").first()).toContainText("The bread day");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/page/${pageId}`));
    await expect(dialog).toBeHidden();
  },
);

scenario(
  "the palette opens over a draft, and Escape leads back into its text",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "The bread day", "Feed the starter.");
    await page.goto(`/page/${pageId}`);
    await pageScreen(page).toggle("Edit").click();
    const { body } = pageScreen(page);
    await body.click();
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", palette);
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(body).toBeFocused();
  },
);

scenario("commands are run by keys alone", async ({ owner: { page }, owner }) => {
  await owner.api.call("POST", "/organizations", { organizationName: "Bakers' guild" });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  const dialog = page.getByRole("dialog", palette);
  const run = async (typed: string, option: string) => {
    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(typed);
    await expect(dialog.getByRole("option", { name: option }).first()).toHaveAttribute(
      "data-highlighted",
      "",
    );
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
  };
  await run("go to dra", "Go to Drafts");
  await expect(page).toHaveURL(/\/drafts$/);
  await run("new work", "New Workspace");
  await expect(page.getByRole("dialog", { name: "New Workspace" })).toBeVisible();
  await page.keyboard.press("Escape");
  await run("dark", "Appearance: Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await run("keyboard", "Keyboard shortcuts");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await run("switch to", "Switch to Olga Owner's Stemma");
  await expect(
    page.getByRole("button", { name: "Olga Owner's Stemma: Organization menu" }),
  ).toBeVisible();
});

scenario(
  "the palette offers the commands of the page's menu, and elsewhere none of them",
  async ({ owner: { page }, owner }) => {
    const { pageId } = await makePage(owner, "The bread day", "Feed the starter.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    const dialog = page.getByRole("dialog", palette);
    await expect(screen.toggle("Edit")).toBeVisible();
    await page.keyboard.press("Control+k");
    const commands = dialog.getByRole("group", { name: "This page" }).getByRole("option");
    await expect(commands).toHaveText([
      /^Edit page/,
      "Pin page",
      "Unsubscribe from page",
      /^Version history/,
      /^Show authors/,
      "Copy as Markdown",
      "Manage permissions",
      "Page icon",
      "New page below",
      "Move page",
      "Duplicate page",
      "Save as template",
      "Delete page",
    ]);
    // What was found for the first letter is no answer to all of them.
    await page.keyboard.type("p");
    await expect(dialog.getByRole("option", { name: /^Personal/ })).toBeVisible();
    const release = await holdCalls(page, "**/rpc/search/titles**");
    await page.keyboard.type("in page");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Pinned: unpin page" })).toBeVisible();
    release();

    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await expect(commands).toHaveCount(0);
  },
);

scenario(
  "letters run commands outside of text fields, and Ctrl Enter in a draft asks to publish it",
  async ({ owner: { page }, owner }) => {
    const { pageId } = await makePage(owner, "The bread day", "Feed the starter.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.toggle("Edit")).toBeVisible();
    await page.keyboard.press("h");
    await expect(page.getByRole("dialog", { name: "Version history" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("e");
    await expect(screen.body).toBeVisible();
    await screen.body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" che");
    await expect(screen.body).toContainText("Feed the starter. che");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("dialog", { name: "Publish" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(screen.body.locator("> *")).toHaveCount(1);

    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await page.keyboard.press("c");
    await expect(page.getByRole("dialog", { name: "New Page" })).toBeVisible();
  },
);

scenario("the first Tab of a screen leads past the sidebar", async ({ owner: { page } }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

scenario("? lists the shortcuts, and finds them by their words and keys", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog.getByRole("heading", { name: "Writing" })).toBeVisible();
  await page.keyboard.type("bold");
  await expect(dialog.getByRole("listitem")).toHaveText([/^Bold/]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // Together: the second letter of the two has to come within a second and a half.
  await Promise.all([page.keyboard.press("g"), page.keyboard.press("s")]);
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("?");
  await expect(page.getByRole("searchbox")).toHaveValue("?");
});

scenario(
  "the palette offers what a workspace, the inbox and a search can do, most used first",
  async ({ owner: { page, api } }) => {
    const { workspaceId } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Wine cellar",
    });
    await page.goto(`/workspace/${workspaceId}`);
    await expect(page.getByRole("heading", { name: "Wine cellar" })).toBeVisible();
    const dialog = page.getByRole("dialog", palette);
    const commandsOf = (group: string) =>
      dialog.getByRole("group", { name: group }).getByRole("option");
    await page.keyboard.press("Control+k");
    await expect(commandsOf("This workspace")).toHaveText([
      "New page in this workspace",
      "Pin workspace",
      "Subscribe to workspace",
      "Workspace settings",
      "Who is in this workspace",
    ]);
    await page.keyboard.type("workspace settings");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Workspace settings" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(commandsOf("This workspace").first()).toHaveText("Workspace settings");
    await page.keyboard.press("Escape");

    await page.goto("/inbox");
    await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await commandsOf("Inbox").filter({ hasText: "Show unread notifications only" }).click();
    await expect(page).toHaveURL(/unread=true/);

    await page.goto("/search");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Control+k");
    await commandsOf("Search").filter({ hasText: "Search my pages only" }).click();
    await expect(page).toHaveURL(/mine=true/);
  },
);
