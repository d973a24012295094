import type { BlockId } from "../block-id.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { allTones, type Container } from "../containers/container.ts";

/** The positions of an edit, modulo the number of available ones. */
export interface EditPlaces {
  readonly place: number;
  readonly offset: number;
  readonly other: number;
}

/** A tip with this id. */
export function containerOf(id: string): Container {
  return { kind: "callout", id: id as BlockId, tone: "tip" };
}

/** A toggle with this id. */
export function toggleOf(id: string): Container {
  return { kind: "toggle", id: id as BlockId };
}

/** Puts up to three rows into a container: a new callout or toggle with this name, or that of the row before them. */
export function moveIn(
  blocks: BodyBlock[],
  { place, offset, other }: EditPlaces,
  name: string,
): BodyBlock[] {
  const at = place % blocks.length;
  const before = offset % 2 === 0 ? (blocks[at - 1]?.within ?? null) : null;
  const created = other % 2 === 0 ? containerOf(name) : toggleOf(name);
  const within = { ...(before ?? created), isFirst: false };
  return blocks.map((block, index) =>
    index >= at && index <= at + (other % 3) ? { ...block, within } : block,
  );
}

/** Takes all rows out of a callout, or the first of them. */
export function takeOut(blocks: BodyBlock[], { place, other }: EditPlaces): BodyBlock[] {
  const within = blocks[place % blocks.length]?.within ?? null;
  if (within === null) return blocks;
  const first = blocks.findIndex((block) => block.within?.id === within.id);
  return blocks.map((block, index) =>
    block.within?.id === within.id && (other % 2 === 0 || index === first)
      ? { ...block, within: null }
      : block,
  );
}

/** Gives a callout another tone. */
export function setTone(blocks: BodyBlock[], { place, other }: EditPlaces): BodyBlock[] {
  const id = blocks[place % blocks.length]?.within?.id;
  const tone = allTones[other % allTones.length] ?? "note";
  return blocks.map((block) =>
    block.within !== null && block.within.id === id
      ? { ...block, within: { ...block.within, tone } }
      : block,
  );
}
