import { makePage } from "../actors/make-page.ts";
import { pin, pinnedIds, unpin } from "../actors/pin.ts";
import { expect, scenario } from "../scenario.ts";
import { dragOver } from "../screens/drag-over.ts";
import { openPinned } from "../screens/pinned-dialog.ts";
import { releaseAtOnce } from "../screens/release-at-once.ts";
import { sidebarPins } from "../screens/sidebar-pins.ts";

/** A person whose pins are their personal workspace, then these pages. */
const pinned = scenario.extend<{ pins: string[] }>({
  pins: async ({ owner }, use) => {
    const ids: string[] = [];
    for (const title of ["Bread", "Cake", "Tart"]) {
      const { pageId } = await makePage(owner, title, "x");
      await pin(owner, pageId);
      ids.push(pageId);
    }
    await owner.page.goto("/");
    await use(ids);
  },
});

pinned("pins are put into order by pointer", async ({ owner, pins }) => {
  const { page } = owner;
  const { handle, reads } = await openPinned(page);
  await reads("Personal", "Bread", "Cake", "Tart");
  const saved = page.waitForResponse(/\/rpc\/pins\/reorder/);
  await dragOver(handle("Tart"), handle("Bread"));
  await reads("Personal", "Tart", "Bread", "Cake");
  await page.mouse.up();
  await saved;
  await reads("Personal", "Tart", "Bread", "Cake");
  await expect
    .poll(async () => (await pinnedIds(owner)).slice(1))
    .toEqual([pins[2], pins[0], pins[1]]);
});

pinned("in a busy tab, a pin lands where it was let go", async ({ owner, pins }) => {
  const { page } = owner;
  const { handle, reads } = await openPinned(page);
  await dragOver(handle("Tart"), handle("Cake"));
  await reads("Personal", "Bread", "Tart", "Cake");
  const saved = page.waitForResponse(/\/rpc\/pins\/reorder/);
  await releaseAtOnce(handle("Bread"), 0.25);
  await saved;
  await reads("Personal", "Tart", "Bread", "Cake");
  await expect
    .poll(async () => (await pinnedIds(owner)).slice(1))
    .toEqual([pins[2], pins[0], pins[1]]);
});

pinned(
  "pins are put into order by keys, which are told to screen readers",
  async ({ owner, pins }) => {
    const { page } = owner;
    const { handle, reads } = await openPinned(page);
    await handle("Tart").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Picked up Tart, position 4 of 4.")).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await reads("Personal", "Bread", "Tart", "Cake");
    await expect(page.getByText("Tart is at position 3 of 4.")).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await reads("Personal", "Tart", "Bread", "Cake");
    const saved = page.waitForResponse(/\/rpc\/pins\/reorder/);
    await page.keyboard.press("Space");
    await saved;
    await expect(page.getByText("Tart was dropped at position 2 of 4.")).toBeAttached();
    await expect.poll(async () => (await pinnedIds(owner))[1]).toBe(pins[2]);
  },
);

pinned("Escape leaves a pin that was picked up where it was", async ({ owner, pins }) => {
  const { page } = owner;
  const { dialog, handle, reads } = await openPinned(page);
  await handle("Cake").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picked up Cake, position 3 of 4.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await reads("Personal", "Bread", "Tart", "Cake");
  await page.keyboard.press("Escape");
  await reads("Personal", "Bread", "Cake", "Tart");
  await expect(dialog).toBeVisible();
  expect((await pinnedIds(owner)).slice(1)).toEqual(pins);
});

pinned("the arrows of a row move it by one, and its pin takes it off", async ({ owner, pins }) => {
  const { page } = owner;
  const { dialog, reads } = await openPinned(page);
  await dialog.getByRole("button", { name: "Move ‘Bread’ down" }).click();
  await reads("Personal", "Cake", "Bread", "Tart");
  await dialog.getByRole("button", { name: "Move ‘Personal’ down" }).click();
  await reads("Cake", "Personal", "Bread", "Tart");
  await dialog.getByRole("button", { name: "Unpin ‘Personal’" }).click();
  await reads("Cake", "Bread", "Tart");
  await expect(dialog.getByText("Shown in Sidebar (3/10)")).toBeVisible();
  await expect.poll(() => pinnedIds(owner)).toEqual([pins[1], pins[0], pins[2]]);
});

pinned(
  "an order that is not of the same pins is refused in the specification's words, and goes back",
  async ({ owner, pins }) => {
    const { page } = owner;
    owner.complaints.allow(/^409 (PUT|POST) .*pins\/reorder/);
    const { dialog, reads } = await openPinned(page);
    // Remove the pin after the tab has composed its new order: a live event cannot reach the tab in time.
    await page.route(/\/rpc\/pins\/reorder/, async (route) => {
      await unpin(owner, pins[1] ?? "");
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Move ‘Bread’ down" }).click();
    await expect(dialog.getByRole("alert")).toContainText(
      "Old and new pinnedItems arrays do not have the same items.",
    );
    await reads("Personal", "Bread", "Tart");
  },
);

pinned(
  "in the sidebar a pin is dragged where it is wanted, and a click still opens it",
  async ({ owner, pins }) => {
    const { page } = owner;
    const { row, isReady, reads } = await sidebarPins(page);
    await row("Tart").hover();
    await isReady();
    const saved = page.waitForResponse(/\/rpc\/pins\/reorder/);
    await dragOver(row("Tart"), row("Bread"));
    await reads("Personal", "Tart", "Bread", "Cake");
    await page.mouse.up();
    await saved;
    await expect(page).toHaveURL(/\/$/);
    await expect
      .poll(async () => (await pinnedIds(owner)).slice(1))
      .toEqual([pins[2], pins[0], pins[1]]);
    await row("Cake").getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/page/${pins[1]}`));
  },
);

pinned(
  "in the sidebar a pin is moved by keys, and goes back when the server does not take it",
  async ({ owner, pins }) => {
    const { page } = owner;
    owner.complaints.allow(/pins\/reorder/);
    await page.route("**/rpc/pins/reorder", (route) => route.abort());
    const { list, row, isReady, reads } = await sidebarPins(page);
    await row("Tart").getByRole("button", { name: "Move Tart" }).focus();
    await isReady();
    await page.keyboard.press("Space");
    await expect(page.getByText("Picked up Tart, position 4 of 4.")).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await reads("Personal", "Bread", "Tart", "Cake");
    await expect(page.getByText("Tart is at position 3 of 4.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(page.getByRole("alert")).toContainText("The order was not changed.");
    await reads("Personal", "Bread", "Cake", "Tart");
    expect((await pinnedIds(owner)).slice(1)).toEqual(pins);
    await expect(list.getByRole("button", { name: "Move Tart" })).toBeFocused();
  },
);

pinned("a row of Manage Pins leads to its page", async ({ owner: { page }, pins }) => {
  const { dialog } = await openPinned(page);
  await dialog.getByRole("link", { name: /^Cake/ }).click();
  await expect(page).toHaveURL(new RegExp(`/page/${pins[1]}`));
  await expect(dialog).toBeHidden();
});
