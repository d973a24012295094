import type { Page } from "@playwright/test";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { openAdd } from "../screens/open-add.ts";
import { openFromOrganizationMenu, openOrganizationMenu } from "../screens/organization-menu.ts";
import { choosePageMenu } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { chooseEntry } from "../screens/choose-entry.ts";

/** High enough for every modal to be at its specified position. */
const window = { width: 1440, height: 1200 };

interface Made {
  readonly pageId: string;
  readonly workspaceId: string;
}

interface ModalRow {
  readonly modal: string;
  /** The address of the screen from which the modal is opened. */
  readonly at: (made: Made) => string;
  readonly open: (page: Page) => Promise<unknown>;
  /** Words on the modal. */
  readonly words?: readonly string[];
}

const reading = ({ pageId }: Made) => `/page/${pageId}`;
const editing = ({ pageId }: Made) => `/page/${pageId}?edit=true`;

const pressMore = (page: Page, section: "Pinned" | "Recent") =>
  page
    .getByRole("complementary", { name: "Sidebar" })
    .getByRole("button", { name: `MORE: ${section}` })
    .click();

const fromPageMenu = (entry: string, words: readonly string[] = [], at = reading): ModalRow => ({
  modal: entry,
  at,
  words,
  open: (page) => choosePageMenu(page, entry),
});

const modals: readonly ModalRow[] = [
  { modal: "New Page", at: reading, open: (page) => openAdd(page, "New Page") },
  { modal: "New Workspace", at: reading, open: (page) => openAdd(page, "New Workspace") },
  {
    modal: "Organization",
    at: reading,
    open: (page) => openFromOrganizationMenu(page, "Create / Join Organization"),
  },
  { modal: "Settings", at: reading, open: (page) => openFromOrganizationMenu(page, "Settings") },
  { modal: "Pinned", at: reading, open: (page) => pressMore(page, "Pinned") },
  { modal: "Recent", at: reading, open: (page) => pressMore(page, "Recent") },
  {
    modal: "Are you sure you want to sign out?",
    at: reading,
    open: async (page) =>
      chooseEntry((await openOrganizationMenu(page)).getByRole("menuitem", { name: "Sign out" })),
  },
  {
    modal: "Workspace settings",
    at: ({ workspaceId }) => `/workspace/${workspaceId}`,
    open: (page) => page.getByRole("button", { name: "Workspace settings" }).click(),
  },
  fromPageMenu("Version history", ["Tree", "Chain"]),
  fromPageMenu("Manage permissions", [
    "“The bread day” in “Personal”",
    "General access",
    "Add a member",
    "Who sees it",
  ]),
  fromPageMenu("Page icon", ["It stands above the title", "CANCEL"]),
  fromPageMenu("Move page", ["This page is in “Personal”.", "Workspace", "CANCEL", "MOVE"]),
  fromPageMenu("Duplicate page", ["This page stays as it is.", "Workspace", "CANCEL", "DUPLICATE"]),
  fromPageMenu("Save as template", [
    "New pages can begin with",
    "Name",
    "Workspace",
    "CANCEL",
    "SAVE",
  ]),
  fromPageMenu("Delete page", ["“The bread day” will be marked as deleted.", "CANCEL", "DELETE"]),
  fromPageMenu("Delete draft", [], editing),
  {
    modal: "Publish",
    at: editing,
    open: (page) => pageScreen(page).publishButton.click(),
  },
];

scenario(
  "every modal says what it is for, closes on Escape and on a press on the overlay, and starts 15 % of the window below its top",
  async ({ enter }) => {
    const ana = await enter("Ana", { viewport: window });
    const { page, api } = ana;
    const made = await makePage(ana, "The bread day", "Feed it at six.");
    await api.call("POST", `/pages/${made.pageId}/draft`, {});
    let address = "";
    for (const { modal, at, open, words = [] } of modals) {
      await scenario.step(modal, async () => {
        if (address !== at(made)) await page.goto((address = at(made)));
        const dialog = page
          .getByRole("dialog", { name: modal, exact: true })
          .or(page.getByRole("alertdialog", { name: modal }));
        await open(page);
        await expect(dialog).toBeVisible();
        await expect
          .poll(async () => (await dialog.boundingBox())?.y)
          .toBeCloseTo(window.height * 0.15, 0);
        for (const text of words) await expect.soft(dialog).toContainText(text);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await open(page);
        await expect(dialog).toBeVisible();
        await page.mouse.click(window.width - 8, window.height - 8);
        await expect(dialog).toBeHidden();
      });
    }
  },
);

scenario(
  "Sign out asks from the user menu, the organization menu and the settings",
  async ({ owner: { page } }) => {
    await page.goto("/");
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to sign out?" });
    const ways = [
      async () => {
        await page.getByRole("button", { name: /User menu/ }).click();
        await chooseEntry(page.getByRole("menuitem", { name: "Sign out" }));
      },
      async () =>
        chooseEntry((await openOrganizationMenu(page)).getByRole("menuitem", { name: "Sign out" })),
      async () =>
        (await openFromOrganizationMenu(page, "Settings"))
          .getByRole("button", { name: "Sign out" })
          .click(),
    ];
    for (const ask of ways) {
      await ask();
      await expect(question.getByRole("button", { name: "Yes" })).toBeVisible();
      await question.getByRole("button", { name: "No" }).click();
      await expect(question).toBeHidden();
    }
  },
);
