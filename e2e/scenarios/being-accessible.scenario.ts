import { makeDraft, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible, expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openAdd } from "../screens/open-add.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { showSidebar } from "../screens/show-sidebar.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { chooseEntry } from "../screens/choose-entry.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
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

for (const viewport of sizes) {
  const where = `at ${viewport.width} px`;
  const look = { viewport };

  scenario(
    `${where} axe finds nothing on the page, its editor, its menus and modals`,
    async ({ enter }) => {
      const person = await enter("Ana", look);
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
      await expect(page.getByRole("listbox", { name: "Insert object" })).toBeVisible();
      await expectAccessible(page, "the slash menu");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Shift+End");
      await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
      await expectAccessible(page, "the toolbar");
      await page.keyboard.press("ArrowRight");
      await screen.publishButton.click();
      await expect(screen.publishDialog).toBeVisible();
      await expectAccessible(page, "the Publish modal");
      await screen.publishDialog.getByLabel("Subject line").fill("Second version");
      await page.keyboard.press("Control+Enter");
      await expect(page.getByRole("link", { name: "View changes" })).toBeVisible();
      // A toast stays while it has the focus.
      await page.keyboard.press("F6");
      await expectAccessible(page, "a page that is read, with a toast");
      for (const name of ["New Page", "New Workspace"] as const) {
        await showSidebar(page);
        const dialog = await openAdd(page, name);
        await expect(dialog.getByRole("button", { name: "CREATE" })).toBeVisible();
        await expectAccessible(page, name);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
      for (const menu of [/User menu/, /Organization menu/]) {
        await showSidebar(page);
        await page.getByRole("button", { name: menu }).click();
        await expect(page.getByRole("menu", { name: menu })).toBeVisible();
        await expectAccessible(page, String(menu));
        if (menu.source.startsWith("User")) {
          await page.keyboard.press("Escape");
          await expect(page.getByRole("menu")).toBeHidden();
        }
      }
      await chooseEntry(page.getByRole("menuitem", { name: "Sign out" }));
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectAccessible(page, "the question before signing out");
    },
  );
}
