import { makeDraft, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import {
  desk,
  expectAccessible,
  expectAccessibleAtAllWidths,
  phone,
} from "../screens/expect-accessible.ts";
import { openAdd } from "../screens/open-add.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { showSidebar } from "../screens/show-sidebar.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { chooseEntry } from "../screens/choose-entry.ts";

const nowhere = "01900000-0000-7000-8000-000000000000";

scenario("axe finds nothing on the screens before sign-in", async ({ enterUnknown }) => {
  const { page } = await enterUnknown("Vera Visitor");
  await page.goto("/signIn");
  await expect(signInScreen(page).submit).toBeVisible();
  await expectAccessibleAtAllWidths(page, "sign-in");
  await page.goto("/signUp");
  await expect(page.getByRole("button", { name: "CREATE ACCOUNT" })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "sign-up");
});

scenario("axe finds nothing on the screens of lists and messages", async ({ enter, owner }) => {
  // Each of these many screens is looked at in two widths and two themes.
  scenario.slow();
  const person = await enter("Ana");
  const { page } = person;
  person.complaints.allow(/^(403|404) GET /);
  await page.goto("/");
  await expect(page.getByText("Welcome to your Home page!")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "an empty Home");
  const { workspaceId } = await makePage(person, "A published page", "Words");
  const draft = await makeDraft(
    person,
    "A draft whose title is so long that it does not fit into one line of any list that shows it",
    "Words",
  );
  const theirs = await makePage(owner, "The owner's", "Words");
  await page.goto(`/page/${draft.pageId}`);
  await expect(pageScreen(page).body).toBeVisible();
  const addresses = [
    ["/", "Home"],
    ["/search", "Search"],
    ["/inbox", "Inbox"],
    ["/drafts", "Drafts"],
    ["/snippets", "Snippets"],
    [`/workspace/${workspaceId}`, "Personal"],
    ["/page/pageNotFound", "Page not found"],
    [`/page/${nowhere}`, "Page not found"],
    [`/workspace/${nowhere}`, "Workspace not found"],
    [`/page/${theirs.pageId}`, "You don't have access to this page"],
    ["/no/such/address", "Page not found"],
  ] as const;
  for (const [address, heading] of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading…" })).toHaveCount(0);
    await expectAccessibleAtAllWidths(page, address);
  }
});

scenario("axe finds nothing on the page, its editor, its menus and modals", async ({ enter }) => {
  // Each of these many screens is looked at in two widths and two themes.
  scenario.slow();
  const person = await enter("Ana");
  const { page } = person;
  const { pageId } = await makePage(person, "A published page", "First words", "More words");
  const screen = pageScreen(page);
  await page.goto(`/page/${pageId}`);
  await expect(screen.toggle("Edit")).toBeVisible();
  await screen.toggle("Edit").click();
  await screen.body.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  const slashMenu = page.getByRole("listbox", { name: "Insert object" });
  await expect(slashMenu).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the slash menu");
  await expect(slashMenu).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+End");
  const toolbar = page.getByRole("toolbar", { name: "Formatting" });
  await expect(toolbar).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the toolbar");
  await expect(toolbar).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await screen.publishButton.click();
  await expect(screen.publishDialog).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the Publish modal");
  await screen.publishDialog.getByLabel("Subject line").fill("Second version");
  await page.keyboard.press("Control+Enter");
  const toast = page.getByRole("link", { name: "View changes" });
  await expect(toast).toBeVisible();
  // A toast stays while it has the focus.
  await page.keyboard.press("F6");
  await expectAccessibleAtAllWidths(page, "a page that is read, with a toast");
  await expect(toast).toBeVisible();
  for (const name of ["New Page", "New Workspace"] as const) {
    await showSidebar(page);
    const dialog = await openAdd(page, name);
    await expect(dialog.getByRole("button", { name: "CREATE" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, name);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  // These menus belong to the sidebar, which is a drawer on a phone: they are opened at each width.
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    for (const name of [/User menu/, /Organization menu/]) {
      await showSidebar(page);
      await page.getByRole("button", { name }).click();
      const menu = page.getByRole("menu", { name });
      await expect(menu).toBeVisible();
      await expectAccessible(page, `${String(name)}, ${viewport.width} px wide`);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    }
  }
  const organizationMenu = await openOrganizationMenu(page);
  await chooseEntry(organizationMenu.getByRole("menuitem", { name: "Sign out" }));
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the question before signing out");
});
