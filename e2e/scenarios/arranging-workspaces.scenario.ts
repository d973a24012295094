import type { Page } from "@playwright/test";
import { makeWorkspaces } from "../actors/make-workspaces.ts";
import { makePageIn } from "../actors/make-page-below.ts";
import { expect, scenario } from "../scenario.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { holdUndo } from "../screens/hold-undo.ts";
import { pageTree } from "../screens/page-tree.ts";

/** Chooses an entry of the menu of a workspace's row. */
async function choose(page: Page, workspace: string, entry: RegExp): Promise<void> {
  await pageTree(page).item(workspace).hover();
  const tree = page.getByRole("complementary", { name: "Sidebar" });
  await tree
    .getByRole("button", { name: `Options of ‘${workspace}’` })
    .first()
    .click();
  await chooseEntry(page.getByRole("menuitem", { name: entry }));
}

scenario(
  "workspaces are put into an order of one's own by keys and by dragging, in every tab",
  async ({ owner }) => {
    await makeWorkspaces(owner, "Garden", "Kitchen", "Shop");
    const { page } = owner;
    await page.goto("/");
    const tree = pageTree(page);
    await expect.poll(tree.rows).toEqual(["Personal", "Garden", "Kitchen", "Shop"]);
    const other = await owner.openTab();
    await other.goto("/");
    const theirs = pageTree(other);
    await expect.poll(theirs.rows).toEqual(["Personal", "Garden", "Kitchen", "Shop"]);

    await page.bringToFront();
    await tree.press("Shop", "Alt+ArrowUp");
    await expect.poll(tree.rows).toEqual(["Personal", "Garden", "Shop", "Kitchen"]);
    await expect(tree.item("Shop")).toBeFocused();
    await expect(page.getByText("Shop was moved. It is now after Garden.")).toBeAttached();
    await tree.press("Kitchen", "Alt+ArrowDown");
    await expect(page.getByText("Kitchen can't go further that way.")).toBeAttached();
    await tree.drag("Kitchen", "Personal", 0.2);
    await expect.poll(tree.rows).toEqual(["Kitchen", "Personal", "Garden", "Shop"]);
    await expect(page.getByText("It is now the first workspace.")).toBeAttached();
    await choose(page, "Kitchen", /^Move down$/);
    await expect.poll(tree.rows).toEqual(["Personal", "Kitchen", "Garden", "Shop"]);
    await choose(page, "Kitchen", /^Move up$/);
    await expect.poll(tree.rows).toEqual(["Kitchen", "Personal", "Garden", "Shop"]);
    await tree.drag("Personal", "Shop", 0.8);
    const arranged = ["Kitchen", "Garden", "Shop", "Personal"];
    await expect.poll(tree.rows).toEqual(arranged);

    await other.bringToFront();
    await expect.poll(theirs.rows).toEqual(arranged);
    await makeWorkspaces(owner, "Attic");
    await other.goto("/workspaces");
    await expect(other.getByRole("main").getByRole("link")).toHaveText(
      [...arranged, "Attic", "Deleted pages"].map((name) => new RegExp(`^${name}`)),
    );
    await expect.poll(theirs.rows).toEqual([...arranged, "Attic"]);
  },
);

scenario(
  "a muted workspace stands below 'More' and not on Home, until it is unmuted",
  async ({ owner }) => {
    const [kitchen = ""] = await makeWorkspaces(owner, "Kitchen", "Shop");
    const place = { workspaceId: kitchen, parentPageId: null };
    const { pageId } = await makePageIn(owner, place, "Menu of the week", "Soup.");
    const { page } = owner;
    await page.goto("/");
    const tree = pageTree(page);
    const home = page.getByRole("main");
    await expect(home.getByRole("link", { name: /^Kitchen/ })).toBeVisible();
    const published = home.getByRole("region", { name: "Recently published" });
    await expect(published).toContainText("Menu of the week");

    await choose(page, "Kitchen", /^Mute Shown below “More”, and not on Home\. It still notifies/);
    await expect.poll(tree.rows).toEqual(["Personal", "Shop", "More"]);
    await expect(page.getByText("Kitchen is muted. It still notifies you.")).toBeVisible();
    await expect(home.getByRole("link", { name: /^Kitchen/ })).toHaveCount(0);
    await expect(published).toHaveCount(0);

    // The page on screen is shown in the tree, and 'More' stays closed otherwise.
    await page.goto(`/page/${pageId}`);
    const revealed = ["Personal", "Shop", "More", "  Kitchen", "    Menu of the week"];
    await expect.poll(tree.rows).toEqual(revealed);
    await tree.press("Kitchen", "ArrowLeft");
    await page.goto("/");
    await expect.poll(tree.rows).toEqual(["Personal", "Shop", "More"]);
    await tree.press("More", "Enter");
    await expect.poll(tree.rows).toEqual(["Personal", "Shop", "More", "  Kitchen"]);
    await tree.press("Kitchen", "ArrowRight");
    await expect
      .poll(tree.rows)
      .toEqual(["Personal", "Shop", "More", "  Kitchen", "    Menu of the week"]);
    await expectAccessibleAtAllWidths(page, "the tree with muted workspaces");
    await page.goto("/workspaces");
    await expect(home.getByRole("link", { name: /^Kitchen.*Muted: not on Home/ })).toBeVisible();
    await expect(tree.item("Kitchen")).toHaveAttribute("aria-level", "2");

    await choose(page, "Kitchen", /^Unmute$/);
    const undo = await holdUndo(page);
    await expect.poll(tree.rows).toEqual(["Personal", "Kitchen", "  Menu of the week", "Shop"]);
    await undo.click();
    await expect.poll(tree.rows).toContain("More");
  },
);
