import { expect, type Locator } from "@playwright/test";
import { laidOut } from "./laid-out.ts";

/** The position and size of a block on the page, in CSS pixels. */
export interface BlockBox {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of a text's blocks and of the rows of its lists, callouts and toggles, and of its cells, first to last. */
export async function blockBoxes(text: Locator): Promise<BlockBox[]> {
  await laidOut(text.page());
  const inToggles = ".toggle > :not(.toggle-summary), .toggle-summary > *";
  return boxesOf(text.locator(`> *, li, .callout > *, ${inToggles}, td, th`));
}

/** The boxes of elements, in document order. */
export function boxesOf(elements: Locator): Promise<BlockBox[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { words: (element.textContent ?? "").slice(0, 30), x, y: y + scrollY, width, height };
    }),
  );
}

/** The same boxes, with `y` relative to the first one. */
export function boxesBelow(boxes: readonly BlockBox[]): BlockBox[] {
  const top = boxes[0]?.y ?? 0;
  return boxes.map((box) => ({ ...box, y: box.y - top }));
}

/** Waits until a text has this layout, with `y` relative to its first block. */
export async function expectBlocksLike(text: Locator, wanted: readonly BlockBox[]): Promise<void> {
  await expect(async () => expectSameBoxes(boxesBelow(await blockBoxes(text)), wanted)).toPass({
    timeout: 30_000,
  });
}

const pixelsMax = 0.5;

/** Checks that two texts have the same layout, within half a pixel. */
export function expectSameBoxes(found: readonly BlockBox[], wanted: readonly BlockBox[]): void {
  expect(found.length).toBe(wanted.length);
  const apart = wanted.flatMap((box, index) => {
    const other = found[index];
    const distance =
      other === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(
            Math.abs(other.x - box.x),
            Math.abs(other.y - box.y),
            Math.abs(other.width - box.width),
            Math.abs(other.height - box.height),
          );
    return distance > pixelsMax ? [{ wanted: box, found: other }] : [];
  });
  expect(apart).toEqual([]);
}
