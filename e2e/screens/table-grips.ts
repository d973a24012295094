import { expect, type Locator, type Page } from "@playwright/test";

/** The middle of an element on screen. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The grips of the tables in the editor. */
export function tableGrips(page: Page) {
  const grip = (line: "row" | "column") =>
    page.getByRole("button", {
      name: line === "row" ? "Options of the table row" : "Options of the column",
    });
  /** Shows the grips of a cell, once they are there: they load after the editor. */
  const show = async (cell: Locator) => {
    const hidden = page.getByRole("button", { name: "Options of the column", includeHidden: true });
    await expect(hidden).toBeAttached();
    await cell.hover();
    await expect(grip("column")).toBeVisible();
    // They may still stand at the cell that was pointed at before.
    await expect
      .poll(async () => {
        const [row, column] = [await middleOf(grip("row")), await middleOf(grip("column"))];
        const box = await cell.boundingBox();
        if (row === null || column === null || box === null) return false;
        const isAtRow = row.y >= box.y && row.y <= box.y + box.height;
        return isAtRow && column.x >= box.x && column.x <= box.x + box.width;
      })
      .toBe(true);
  };
  return {
    grip,
    show,

    /** Presses the grip at a cell and moves it over another cell, into its first or last part. Leaves the pointer pressed. */
    async carry(line: "row" | "column", cell: Locator, over: Locator, part: "first" | "last") {
      await show(cell);
      const [from, to] = [await grip(line).boundingBox(), await over.boundingBox()];
      if (from === null || to === null) throw new Error("What is dragged is not on screen.");
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      const share = part === "first" ? 0.1 : 0.9;
      const [x, y] =
        line === "row"
          ? [from.x + from.width / 2, to.y + to.height * share]
          : [to.x + to.width * share, from.y + from.height / 2];
      // A drag begins after some pixels; a shorter move is a click.
      await page.mouse.move(x, y, { steps: 6 });
    },

    /** Drags the border at the end of a cell's column by these pixels, and leaves the pointer pressed. */
    async pullBorder(cell: Locator, by: number) {
      await show(cell);
      const box = await cell.boundingBox();
      if (box === null) throw new Error("The cell is not on screen.");
      const [x, y] = [box.x + box.width, box.y + box.height / 2];
      await page.mouse.move(x - 12, y);
      await page.mouse.move(x - 1, y);
      await page.mouse.down();
      await page.mouse.move(x - 1 + by, y, { steps: 6 });
    },
  };
}
