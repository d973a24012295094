import type { Locator, Page } from "@playwright/test";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openAdd } from "../screens/open-add.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** Presses CREATE, and waits until the page can be written. */
async function create(page: Page, dialog: Locator) {
  await dialog.getByRole("button", { name: "CREATE" }).click();
  await page.waitForURL(/\/page\/[0-9a-f-]{36}/);
  const screen = pageScreen(page);
  await expect(screen.body).toBeVisible();
  return screen;
}

scenario(
  "a page begins with a template, as its preview shows it, and where the template says",
  async ({ owner: { page } }) => {
    await page.goto("/");
    const dialog = await openAdd(page, "New Page");
    const blank = dialog.getByRole("radio", { name: "Blank page" });
    await expect(blank).toBeChecked();
    await expect(dialog.getByRole("radio")).toHaveCount(6);
    await blank.focus();
    await page.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio", { name: "Meeting notes" })).toBeChecked();
    await page.keyboard.press("ArrowDown");
    const preview = dialog.getByRole("region", { name: "Preview: Decision record" });
    await expect(preview).toContainText("Consequences");
    await dialog.getByRole("textbox", { name: "Title" }).fill("The new oven");
    await expect(preview).toContainText("Decision: The new oven");
    await expectAccessibleAtAllWidths(page, "the choice of a template");

    const screen = await create(page, dialog);
    await expect(screen.title).toHaveValue("Decision: The new oven");
    await expect(page.locator(".page-icon")).toHaveText("⚖️");
    await expect(screen.body).toBeFocused();
    await page.keyboard.type("Which oven do we buy?");
    await expect(screen.body.locator("h2", { hasText: "Question" }).locator("+ p")).toHaveText(
      "Which oven do we buy?",
    );
    await expect(screen.body).not.toContainText("{{");
    await screen.says("Saved");
  },
);

scenario(
  "a page becomes a template that everybody is offered, until it is deleted",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { page } = owner;
    const { pageId } = await makePage(owner, "Bread day", "Bread of {{date}}", "By {{author}}");
    await page.goto(`/page/${pageId}`);
    const saving = await openPageModal(page, "Save as template");
    await expect(saving.getByRole("textbox", { name: "Name" })).toHaveValue("Bread day");
    await saving.getByRole("textbox", { name: "Name" }).fill("Bread day: {{title}}");
    await saving.getByRole("checkbox", { name: "Offer it in every workspace" }).check();
    await expectAccessibleAtAllWidths(page, "saving a template");
    await saving.getByRole("button", { name: "SAVE" }).click();
    await expect(saving).toBeHidden();
    await page.getByRole("link", { name: "Open template" }).click();
    await expect(page).not.toHaveURL(new RegExp(pageId));
    const screen = pageScreen(page);
    await expect(screen.reading).toContainText("Bread of {{date}}");
    await expect(screen.path).toContainText("(Template)");

    const theirs = member.page;
    await theirs.goto("/");
    const dialog = await openAdd(theirs, "New Page");
    const choice = dialog.getByRole("radio", { name: "Bread day" });
    await expect(dialog.getByRole("radio").nth(1)).toHaveAccessibleName(/^Bread day/);
    await choice.check({ force: true });
    await dialog.getByRole("textbox", { name: "Title" }).fill("Rye");
    const made = await create(theirs, dialog);
    await expect(made.title).toHaveValue("Bread day: Rye");
    await expect(made.body).toContainText("By Mara Member");

    await page.keyboard.press("Control+k");
    await page.keyboard.type("go to templates");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Templates" })).toBeVisible();
    const rows = page.getByRole("main").getByRole("listitem");
    const row = rows.filter({ hasText: "Bread day: {{title}}" });
    await expect(row).toContainText("offered in every workspace");
    await expectAccessibleAtAllWidths(page, "the list of templates");
    const deleteIt = async () => {
      await row.getByRole("button", { name: "Actions on" }).click();
      await chooseEntry(page.getByRole("menuitem", { name: "Delete" }));
      await expect(row).toHaveCount(0);
    };
    await deleteIt();
    // A toast stays while the pointer is on it.
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.hover();
    await theirs.goto("/");
    await openAdd(theirs, "New Page");
    await expect(dialog.getByRole("radio")).toHaveCount(6);
    await undo.click();
    await expect(row).toBeVisible();
    await deleteIt();
    await expectAccessibleAtAllWidths(page, "the list without a template");
  },
);

scenario(
  "new pages of a workspace start with its default template, unless one chooses a blank page",
  async ({ owner: { page } }) => {
    await page.goto("/workspaces");
    await page.getByRole("main").getByRole("link", { name: "Personal" }).click();
    await page.getByRole("button", { name: "Workspace settings" }).click();
    const settings = page.getByRole("dialog", { name: "Workspace settings" });
    const field = settings.getByRole("combobox", { name: "New pages start with" });
    await expect(field).toHaveValue("blank");
    await field.selectOption({ label: "How-to" });
    await expect(field).toHaveValue("how-to");
    await expectAccessibleAtAllWidths(page, "the settings with a default template");
    await page.keyboard.press("Escape");
    const dialog = await openAdd(page, "New Page");
    const choices = dialog.getByRole("radio");
    await expect(dialog.getByRole("radio", { name: "How-to" })).toBeChecked();
    await expect(choices.nth(1)).toHaveAccessibleName(/^How-to/);
    await choices.nth(1).press("ArrowUp");
    await expect(dialog.getByRole("radio", { name: "Blank page" })).toBeChecked();
    const screen = await create(page, dialog);
    await expect(screen.title).toHaveValue("");
    await expect(screen.title).toBeFocused();
  },
);

scenario(
  "while the templates are read, lines stand in their places, and nothing moves when they come",
  async ({ owner: { page } }) => {
    await page.goto("/");
    const release = await holdCalls(page, "**/rpc/templates/offered*");
    const dialog = await openAdd(page, "New Page");
    await expect(dialog.getByText("The templates are being loaded.")).toBeAttached();
    await expectAccessibleAtAllWidths(page, "templates that are being read");
    const heightOn = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return (await dialog.boundingBox())?.height;
    };
    const before = [await heightOn(390), await heightOn(1440)];
    release();
    await expect(dialog.getByRole("radio", { name: /^Meeting notes/ })).toBeAttached();
    await expect(dialog.getByText("The templates are being loaded.")).toHaveCount(0);
    await expect.poll(async () => [await heightOn(390), await heightOn(1440)]).toEqual(before);
  },
);
