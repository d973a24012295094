import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import type { TreeRow } from "./tree-rows.ts";

/** The height of a row in pixels until it is measured: `--row` in tokens.css. */
const rowEstimatePx = 30;

/** The rows of a long tree that are drawn, and the space of the others, in pixels. */
export interface TreePart {
  /** The index of the first row. */
  readonly begin: number;
  /** The index behind the last row. */
  readonly end: number;
  readonly paddingTop: number;
  readonly paddingBottom: number;
}

interface VisibleTreePartProps {
  readonly rows: readonly TreeRow[];
  /** The row that the Tab key reaches; it is scrolled to. */
  readonly stopId: string | null;
  readonly list: RefObject<HTMLElement | null>;
  /** Called with the rows to draw whenever they change; with `null` at the end. */
  readonly onPart: (part: TreePart | null) => void;
}

/** Finds which rows of a long tree are near its visible part. Draws nothing. */
export function VisibleTreePart(props: VisibleTreePartProps) {
  const { rows, stopId, list, onPart } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  /** The pixels between the top of what is scrolled and the first row. */
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const found = list.current?.closest<HTMLElement>("[data-scroller]") ?? null;
    setScroller(found);
    if (list.current === null || found === null) return;
    const { top } = list.current.getBoundingClientRect();
    setMargin(top - found.getBoundingClientRect().top + found.scrollTop);
  }, [list]);
  // oxlint-disable-next-line react/incompatible-library -- its result is not passed to other components
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowEstimatePx,
    getItemKey: (index) => rows[index]?.id ?? index,
    scrollMargin: margin,
    overscan: 20,
  });
  const stopIndex = rows.findIndex(({ id }) => id === stopId);
  const reach = useEffectEvent(() => virtual.scrollToIndex(stopIndex));
  useEffect(() => {
    if (stopId !== null && stopIndex !== -1) reach();
    // Scrolls to the row when another one is reached, not when rows come and go.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stopId, scroller]);
  const drawn = virtual.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  const begin = first?.index ?? 0;
  const end = last === undefined ? 0 : last.index + 1;
  const paddingTop = (first?.start ?? margin) - margin;
  const paddingBottom = virtual.getTotalSize() - ((last?.end ?? margin) - margin);
  // Until it is known how far the tree is scrolled, the virtualizer names its first rows: drawing those would remove the row with the focus.
  const isKnown = scroller !== null && virtual.scrollOffset !== null;
  useLayoutEffect(() => {
    if (isKnown) onPart({ begin, end, paddingTop, paddingBottom });
  }, [onPart, isKnown, begin, end, paddingTop, paddingBottom]);
  useLayoutEffect(() => () => onPart(null), [onPart]);
  return null;
}
