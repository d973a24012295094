import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { holdUndo } from "../screens/hold-undo.ts";
import { newPage } from "../screens/new-page.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { pageTree } from "../screens/page-tree.ts";
import { releaseAtOnce } from "../screens/release-at-once.ts";

scenario("a new page has its title in the tree while it is written", async ({ owner }) => {
  await owner.page.goto("/");
  const screen = await newPage(owner.page);
  const tree = pageTree(owner.page);
  await expect.poll(tree.rows).toEqual(["Personal", "  Untitled Page"]);
  await screen.title.fill("Rolls");
  await expect.poll(tree.rows).toEqual(["Personal", "  Rolls"]);
});

scenario(
  "pages are arranged by keys and by dragging, and a colleague sees it at once",
  async ({ owner, enter }) => {
    for (const title of ["Bread", "Cake", "Rolls"]) await makePage(owner, title, "Text.");
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    await mara.page.goto("/");
    const hers = pageTree(mara.page);
    // The second one is the owner's.
    await hers.item("Personal").nth(1).focus();
    await mara.page.keyboard.press("ArrowRight");
    const { page } = owner;
    await page.goto("/");
    const tree = pageTree(page);
    const theirs = ["Personal", "  Bread", "  Cake", "  Rolls"];
    await expect.poll(tree.rows).toEqual(theirs);

    await tree.press("Rolls", "Alt+ArrowUp");
    await expect.poll(tree.rows).toEqual(["Personal", "  Bread", "  Rolls", "  Cake"]);
    await expect(tree.item("Rolls")).toBeFocused();
    await expect(page.getByText("Rolls was moved. It is now in Personal.")).toBeAttached();
    await page.keyboard.press("Alt+ArrowRight");
    await expect.poll(tree.rows).toEqual(["Personal", "  Bread", "    Rolls", "  Cake"]);
    await expect(page.getByText("Rolls was moved. It is now in Bread.")).toBeAttached();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(page.getByText("Rolls can't go further that way.")).toBeAttached();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect.poll(tree.rows).toEqual(["Personal", "  Bread", "  Rolls", "  Cake"]);
    // Then the levels are read again, and no row moves under the pointer.
    await expect(page.getByText("Rolls was moved. It is now in Personal.")).toBeAttached();
    await tree.drag("Cake", "Bread", 0.5);
    // The newest toast is the first one.
    await expect(page.getByText("Cake was moved.", { exact: true })).toBeVisible();
    const undo = await holdUndo(page);
    await expect.poll(tree.rows).toEqual(["Personal", "  Bread", "    Cake", "  Rolls"]);
    await undo.click();
    await expect.poll(tree.rows).toEqual(["Personal", "  Bread", "  Rolls", "  Cake"]);
    await tree.drag("Cake", "Bread", 0.05);
    await expect.poll(tree.rows).toEqual(["Personal", "  Cake", "  Bread", "  Rolls"]);
    await expect.poll(() => hers.rows()).toContain("  Cake");
    await expect
      .poll(async () => (await hers.rows()).filter((row) => row.startsWith("  ")))
      .toEqual(["  Cake", "  Bread", "  Rolls"]);
  },
);

scenario("in a busy tab, a page lands where it was let go", async ({ owner }) => {
  for (const title of ["Bread", "Cake", "Rolls"]) await makePage(owner, title, "Text.");
  await owner.page.goto("/");
  const tree = pageTree(owner.page);
  await expect.poll(tree.rows).toEqual(["Personal", "  Bread", "  Cake", "  Rolls"]);
  await tree.pickUp("Rolls");
  await releaseAtOnce(tree.item("Bread"), 0.05);
  await expect.poll(tree.rows).toEqual(["Personal", "  Rolls", "  Bread", "  Cake"]);
});

scenario(
  "what a colleague does during a drag waits until the page is dropped",
  async ({ owner }) => {
    const [bread, cake] = [await makePage(owner, "Bread", "1"), await makePage(owner, "Cake", "2")];
    const { page } = owner;
    await page.goto("/");
    const tree = pageTree(page);
    await expect(tree.item("Cake")).toBeVisible();
    await tree.pickUp("Cake");
    await makePage(owner, "Rolls", "3");
    await owner.api.call("POST", `/pages/${cake.pageId}/move`, {
      workspaceId: bread.workspaceId,
      after: null,
    });
    expect(await tree.rows()).toEqual(["Personal", "  Bread", "  Cake"]);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(tree.rows).toEqual(["Personal", "  Cake", "  Bread", "  Rolls"]);
  },
);

scenario(
  "a move that changes who sees a page asks first, and names who",
  async ({ owner, enter }) => {
    await enterAsMember({ owner, enter }, "Mara Member");
    const board = await makePage(owner, "Board", "Closed.");
    await makePage(owner, "Minutes", "Open.");
    await owner.api.call("PUT", `/pages/${board.pageId}/restriction`, { isRestricted: true });
    const { page } = owner;
    await page.goto("/");
    const tree = pageTree(page);
    await tree.press("Minutes", "Alt+ArrowRight");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("1 person will no longer see this page: Mara Member.");
    await question.getByRole("button", { name: "CANCEL" }).click();
    await expect(question).toBeHidden();
    await expect.poll(tree.rows).toEqual(["Personal", "  Board", "  Minutes"]);
    await tree.press("Minutes", "Alt+ArrowRight");
    await question.getByRole("button", { name: "MOVE" }).click();
    await expect.poll(tree.rows).toEqual(["Personal", "  Board", "    Minutes"]);
  },
);

scenario(
  "the tree shows where the page on screen is, makes pages below a row, and is accessible",
  async ({ owner }) => {
    const bread = await makePage(owner, "Bread", "1");
    const { page } = owner;
    const { pageId: ryeId } = await makePage(owner, "Rye", "2");
    await owner.api.call("POST", `/pages/${ryeId}/move`, {
      workspaceId: bread.workspaceId,
      parentPageId: bread.pageId,
    });
    await page.goto(`/page/${ryeId}`);
    const tree = pageTree(page);
    await expect(tree.item("Rye")).toHaveAttribute("aria-current", "page");
    await expect(tree.item("Rye")).toHaveAttribute("aria-level", "3");
    await expect(tree.item("Bread")).toHaveAttribute("aria-expanded", "true");
    await expectAccessibleAtAllWidths(page, "a page with the tree beside it");

    await tree.press("Bread", "Tab");
    await expect(page.getByRole("button", { name: "New page below Bread" })).toBeFocused();
    await page.keyboard.press("Enter");
    const screen = pageScreen(page);
    await expect(screen.title).toBeVisible();
    await screen.title.fill("Wheat");
    await expect
      .poll(tree.rows)
      .toEqual(["Personal", "  Bread", "    Rye", expect.stringMatching(/^ {4}(Wheat|Untitled)/)]);

    await page.goto(`/page/${ryeId}`);
    await tree.item("Bread").hover();
    await page.getByRole("button", { name: "Options of ‘Bread’" }).first().click();
    await page.getByRole("menuitem", { name: "Pin page" }).click();
    await expect(
      page.getByRole("list", { name: "Pinned" }).getByRole("link", { name: "Bread", exact: true }),
    ).toBeVisible();
    const saved = page.waitForResponse(/settings\/updateConfiguration/);
    await page.getByRole("button", { name: /^Workspaces/ }).click();
    await expect(tree.tree).toBeHidden();
    await saved;
    await page.reload();
    await expect(page.getByRole("button", { name: /^Workspaces/ })).toBeVisible();
    await expect(tree.tree).toBeHidden();
  },
);

scenario(
  "the sidebar is made wider by dragging its edge or by keys, and stays so",
  async ({ owner }) => {
    const { page } = owner;
    await page.goto("/");
    const edge = page.getByRole("separator", { name: "Width of the sidebar" });
    const aside = page.getByRole("complementary");
    const width = async () => (await aside.boundingBox())?.width;
    await expect(edge).toHaveAttribute("aria-valuenow", "256");
    const box = await edge.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 4, 400);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 60, 400, { steps: 5 });
    await page.mouse.up();
    await expect.poll(width).toBe(304);
    await edge.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(width).toBe(280);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-sidebar-width", "280");
    await expect.poll(width).toBe(280);
    await expect(edge).toHaveAttribute("aria-valuenow", "280");
    await edge.dblclick();
    await expect.poll(width).toBe(256);
  },
);
