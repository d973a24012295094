import { containers } from "./containers.ts";
import { highlights } from "./highlights.ts";
import { inlineObjects } from "./inline-objects.ts";
import type { Kind, Line } from "./line.ts";
import { listRows } from "./list-rows.ts";
import { marks } from "./marks.ts";
import { objectRows } from "./object-rows.ts";
import { sourceRows } from "./source-rows.ts";
import { textRows } from "./text-rows.ts";

/**
 * The table of all kinds: a line for each kind, with a cell for each concern. Three tests read it, each the cells of its own
 * columns: `every-kind.test.ts` here and `every-kind.dom.test.ts` in the editor, and `every-kind.scenario.ts` in a browser.
 */
export const everyKind: Readonly<Record<Kind, Line>> = {
  ...textRows,
  ...sourceRows,
  ...listRows,
  ...objectRows,
  ...containers,
  ...marks,
  ...highlights,
  ...inlineObjects,
};

/** All kinds, in the order of the table. */
export const allKinds = Object.keys(everyKind) as readonly Kind[];
