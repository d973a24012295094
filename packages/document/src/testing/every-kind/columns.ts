import type { Column, DomCells, ScreenCells, UnitCells } from "./line.ts";

const unit = "packages/document/src/every-kind.test.ts";
const dom = "apps/web/src/features/editor/every-kind.dom.test.ts";
const screen = "e2e/every-kind/screen-checks.ts";

type Readers = Readonly<
  Record<keyof UnitCells, typeof unit> &
    Record<keyof DomCells, typeof dom> &
    Record<keyof ScreenCells, typeof screen>
>;

/** The file that holds every line to its cell, for each column. The type demands all columns. */
export const readers: Readers = {
  validate: unit,
  canonical: unit,
  migrate: unit,
  server: unit,
  search: unit,
  diff: unit,
  merge: unit,
  authors: unit,
  direction: unit,
  split: unit,
  pasteIn: dom,
  markdownIn: dom,
  markdownOut: dom,
  render: screen,
  copyOut: screen,
  plainText: screen,
  print: screen,
  phone: screen,
  dark: screen,
  axe: screen,
  keyboard: screen,
};

/** The names of all columns. */
export const columns = Object.keys(readers) as readonly Column[];
