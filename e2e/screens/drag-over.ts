import type { Locator } from "@playwright/test";

/** Drags one element over another with the pointer; `page.mouse.up()` drops it there. */
export async function dragOver(grip: Locator, target: Locator): Promise<void> {
  const { mouse } = grip.page();
  const from = await grip.boundingBox();
  const to = await target.boundingBox();
  if (from === null || to === null) throw new Error("What is dragged is not on screen.");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  // A drag begins after some pixels; a shorter move is a click.
  await mouse.move(x, y - 20, { steps: 5 });
  await mouse.move(x, to.y + to.height / 4, { steps: 15 });
}
