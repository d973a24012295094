import { expect, scenario } from "../scenario.ts";
import { makePage } from "../actors/make-page.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { pageIdOf } from "../screens/new-page.ts";
import { choosePageMenu } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { reach } from "../screens/reach.ts";
import { signInScreen } from "../screens/sign-in.ts";

scenario(
  "a person without a pointer goes from sign-in to a published page",
  async ({ owner, visitor }) => {
    const { page } = visitor;
    const { keyboard } = page;
    await page.goto("/");
    const signIn = signInScreen(page);
    await expect(signIn.email).toBeFocused();
    await keyboard.type(owner.email);
    await reach(signIn.password);
    await keyboard.type(owner.password);
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();

    await reach(page.getByRole("button", { name: "Add", exact: true }));
    await keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "New Page" })).toBeFocused();
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "New Page" });
    await reach(dialog.getByRole("button", { name: "CREATE" }));
    await keyboard.press("Enter");

    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    await expect(screen.title).toBeFocused();
    await keyboard.type("Without a pointer");
    await keyboard.press("Enter");
    await keyboard.type("/h1");
    await keyboard.press("Enter");
    await keyboard.type("By keys alone");
    await keyboard.press("Enter");
    await keyboard.type("Every word of it.");
    await expectStored(owner, pageIdOf(page), "Every word of it.");

    await keyboard.press("Escape");
    await reach(screen.publishButton, "Shift+Tab");
    await keyboard.press("Enter");
    await expect(screen.publishDialog.getByLabel("Subject line")).toBeFocused();
    await keyboard.type("Written and published by keyboard");
    await reach(screen.publishDialog.getByRole("button", { name: "PUBLISH", exact: true }));
    await keyboard.press("Enter");
    await expect(screen.heading).toHaveText("Without a pointer");
    await expect(screen.reading.locator("h2")).toHaveText("By keys alone");
  },
);

scenario("a modal keeps the focus, and gives it back to what opened it", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/");
  const add = page.getByRole("button", { name: "Add", exact: true });
  await reach(add);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "New Page" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "New Workspace" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New Workspace" });
  await expect(dialog.getByLabel("Workspace Name")).toBeFocused();
  for (let round = 0; round < 2; round += 1) {
    for (const name of ["CANCEL", "Close"]) {
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("button", { name })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel("Workspace Name")).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

scenario("editing by key leads into the text, and out of it to the title", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
  const screen = pageScreen(page);
  await page.goto(`/page/${pageId}`);
  await expect(screen.toggle("Edit")).toBeVisible();
  const answer = await holdCalls(page, "**/rpc/drafts/create");
  await page.keyboard.press("e");
  await expect(page.getByText("Creating draft…")).toBeVisible();
  await page.keyboard.type("Note: ");
  answer();
  await expect(screen.body).toBeFocused();
  await page.keyboard.type("well, ");
  await expect(screen.body).toHaveText("Note: well, Feed it at six.");
  await page.keyboard.press("Escape");
  await reach(screen.toggle("Editing"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(screen.heading).toBeFocused();
});

scenario("editing from the middle of a long page begins there", async ({ owner }) => {
  const { page } = owner;
  const lines = Array.from({ length: 80 }, (_, index) => `Line ${index}.`);
  const { pageId } = await makePage(owner, "The bread day", ...lines);
  const screen = pageScreen(page);
  await page.goto(`/page/${pageId}`);
  await expect(screen.toggle("Edit")).toBeVisible();
  await page.getByText("Line 40.").evaluate((line) => line.scrollIntoView());
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("e");
  await expect(screen.body).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.type("Here: ");
  await expect(page.getByText(/^Here: Line 4\d\.$/)).toBeInViewport();
});

scenario(
  "deleting a page by key, and undoing that, lead to the screen's heading",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${pageId}`);
    await choosePageMenu(page, "Delete page");
    await reach(page.getByRole("dialog").getByRole("button", { name: "DELETE" }));
    await page.keyboard.press("Enter");
    const workspace = page.getByRole("heading", { level: 1, name: "Personal" });
    await expect(workspace).toBeFocused();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await page.keyboard.press("F6");
    await reach(page.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Page restored")).toBeVisible();
    await expect(workspace).toBeFocused();
  },
);
