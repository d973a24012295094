import { hierarchy, treemap } from "d3-hierarchy";
import { escapeHtml } from "@stemma/document/html/escape-html";

/** One leaf of a treemap: the names from the outermost box to its own, and its size. */
export interface Leaf {
  readonly path: readonly string[];
  readonly size: number;
}

interface Box {
  readonly name: string;
  readonly size: number;
  readonly children?: Box[];
}

const width = 1600;
const height = 1000;

/** Room for the name of a box that has others in it. In pixels. */
const headHeight = 15;

/** About the width of a letter, and the fewest of a name that still say something. */
const letterWidth = 5.4;
const namedLettersMin = 4;

/** Colours of the outermost boxes, in their order. */
const colors = ["#f0c987", "#c4d8a0", "#a9d3cf", "#e9b0a3", "#c9cfe0", "#d8d4cb"];

/** Draws leaves as an SVG treemap: areas are sizes. Names stand where they have room, and all as tooltips. */
export function drawTreemap(leaves: readonly Leaf[]): string {
  const tree = hierarchy<Box>({ name: "all", size: 0, children: boxesOf(leaves) }).sum(
    ({ size, children }) => (children === undefined ? size : 0),
  );
  const layout = treemap<Box>()
    .size([width, height])
    .paddingTop((node) => (node.depth === 0 ? 0 : headHeight))
    .paddingInner(1)
    .round(true);
  const boxes = layout(tree)
    .descendants()
    .filter(({ depth, x0, x1, y0, y1 }) => depth > 0 && x1 - x0 >= 2 && y1 - y0 >= 2)
    .map((node) => {
      const { x0, x1, y0, y1, depth, value = 0 } = node;
      const outermost = node.ancestors().at(-2) ?? node;
      const color = colors[tree.children?.indexOf(outermost) ?? 0] ?? "#888888";
      const words = `${node.data.name} ${(value / 1000).toFixed(1)} kB`;
      const room = Math.floor((x1 - x0 - 4) / letterWidth);
      const isNamed = room >= namedLettersMin && y1 - y0 >= headHeight - 1;
      const text = isNamed
        ? `<text x="${x0 + 3}" y="${y0 + 11}">${escapeHtml(words.slice(0, room))}</text>`
        : "";
      return (
        `<g><title>${escapeHtml(words)}</title><rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" ` +
        `fill="${color}" stroke="#fff" stroke-width="${4 / depth ** 2}"/>${text}</g>`
      );
    });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="10">` +
    `<rect width="${width}" height="${height}" fill="#fff"/>${boxes.join("")}</svg>\n`
  );
}

function boxesOf(leaves: readonly Leaf[], depth = 0): Box[] {
  return [...groupedBy(leaves, ({ path }) => path[depth] ?? "")].map(([name, own]) => {
    const size = own.reduce((sum, leaf) => sum + leaf.size, 0);
    const isLeaf = own.every(({ path }) => path.length === depth + 1);
    return isLeaf ? { name, size } : { name, size, children: boxesOf(own, depth + 1) };
  });
}

/** Items by their key, in the order in which the keys come. */
export function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
