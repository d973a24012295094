import { expect, type Locator, type Page } from "@playwright/test";

/** The section 'Workspaces' of the sidebar. */
export function pageTree(page: Page) {
  const tree = page.getByRole("tree", { name: "Workspaces" });
  const item = (name: string): Locator => tree.getByRole("treeitem", { name, exact: true });
  /** Begins to drag a row. What drags comes with the pointer. */
  const pickUp = async (name: string): Promise<void> => {
    await item(name).hover();
    await expect(tree).toHaveAttribute("data-movable");
    const from = await boxOf(item(name));
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + from.height / 2 + 8, { steps: 4 });
    await expect(tree.locator("[data-dragged]")).toHaveCount(1);
  };
  return {
    tree,
    item,
    pickUp,
    /** The rows from top to bottom, each with two spaces for each level below the first. */
    rows: () =>
      tree.getByRole("treeitem").evaluateAll((rows) =>
        rows.map((row) => {
          const level = Number(row.getAttribute("aria-level"));
          return `${"  ".repeat(level - 1)}${row.getAttribute("title") ?? row.textContent}`;
        }),
      ),
    /** Presses a key on a row. */
    press: async (name: string, key: string) => {
      await item(name).focus();
      await page.keyboard.press(key);
    },
    /** Drags a row onto another one: into it, or to its upper or lower edge. */
    drag: async (name: string, onto: string, share: number) => {
      await pickUp(name);
      const to = await boxOf(item(onto));
      await page.mouse.move(to.x + 60, to.y + to.height * share, { steps: 8 });
      await page.mouse.up();
    },
  };
}

async function boxOf(row: Locator) {
  const box = await row.boundingBox();
  if (box === null) throw new Error("The row is not on screen.");
  return box;
}
