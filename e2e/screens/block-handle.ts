import { expect, type Locator, type Page } from "@playwright/test";

/** Whether the middle of a handle is on the height of a row. */
async function standsBeside(handle: Locator, row: Locator): Promise<boolean> {
  const [grip, box] = [await handle.boundingBox(), await row.boundingBox()];
  if (grip === null || box === null) return false;
  const middle = grip.y + grip.height / 2;
  return middle >= box.y && middle <= box.y + box.height;
}

/** The handle beside the rows of the editor, and its menu. */
export function blockHandle(page: Page) {
  const handle = page.getByRole("button", { name: "Row options" });
  /** Shows the handle of a row, once it is there: it loads after the editor. */
  const show = async (row: Locator) => {
    const hidden = page.getByRole("button", { name: "Row options", includeHidden: true });
    await expect(hidden).toBeAttached();
    // Its start: the toolbar of a selection may stand over the middle.
    await row.hover({ position: { x: 1, y: 8 } });
    await expect(handle).toBeVisible();
    // It may still stand beside the row that was pointed at before.
    await expect.poll(() => standsBeside(handle, row)).toBe(true);
  };
  const entry = (name: string) => page.getByRole("menuitem", { name });
  return {
    handle,
    entry,
    show,
    menu: page.getByRole("menu", { name: "Row options" }),

    /** Opens the menu of a row by the pointer. */
    async open(row: Locator) {
      await show(row);
      await handle.click();
      await expect(entry("Delete")).toBeVisible();
    },

    /** Opens the menu of the selected rows by its key. */
    async openByKey() {
      await page.keyboard.press("ControlOrMeta+Shift+Period");
      await expect(page.getByRole("menuitem").first()).toBeFocused();
    },

    /** Drags the handle of a row to a place in another one, where its lower part is 1; `page.mouse.up()` drops it. */
    async drag(row: Locator, other: Locator, part: number) {
      const { mouse } = page;
      await show(row);
      const [from, to] = [await handle.boundingBox(), await other.boundingBox()];
      if (from === null || to === null) throw new Error("What is dragged is not on screen.");
      const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
      await mouse.move(x, y);
      await mouse.down();
      // A drag begins after some pixels; a shorter move is a click.
      await mouse.move(x, y + 20, { steps: 5 });
      await mouse.move(to.x + 20, to.y + to.height * part, { steps: 10 });
    },
  };
}
