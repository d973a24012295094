import { useVirtualizer } from "@tanstack/react-virtual";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { messages } from "./messages.ts";
import styles from "./page-tree.module.css";
import { TreeItem } from "./tree-item.tsx";
import { useWantedFocus } from "./use-wanted-focus.ts";
import type { DropMark } from "./tree-step.ts";
import { isItem, type ItemRow, type TreeRow } from "./tree-rows.ts";

/** Above this number of rows, only those near the visible part are drawn. */
const drawnWholeMax = 200;
/** The height of a row in pixels until it is measured: `--row` in tokens.css. */
const rowEstimatePx = 30;

interface TreeListProps {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** The row that keys went to or moved last, until the focus is elsewhere. */
  readonly wanted: RefObject<string | null>;
  readonly rows: readonly TreeRow[];
  /** The row that the Tab key reaches. */
  readonly stopId: string | null;
  readonly drop: DropMark | null;
  readonly draggedId: string | null;
  readonly onFocus: (id: string) => void;
  readonly onHover: (id: string) => void;
  readonly onOpen: (id: string, isOpen: boolean) => void;
  readonly onMore: (levelId: string) => void;
  readonly onKey: (row: ItemRow, event: KeyboardEvent) => void;
  /** The buttons of the row under the pointer or with the focus. They stand behind the tree: a tree has rows and nothing else. */
  readonly children: ReactNode;
}

/** The rows of the tree. Of a very long one, only those near the visible part are drawn. */
export function TreeList({ ref, wanted, rows, stopId, children, ...on }: TreeListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  const isWhole = rows.length <= drawnWholeMax;
  useLayoutEffect(() => {
    const list = ref.current;
    const found = list?.closest<HTMLElement>("[data-scroller]") ?? null;
    setScroller(found);
    if (list === null || found === null) return;
    setMargin(
      list.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop,
    );
  }, [ref, isWhole]);
  // oxlint-disable-next-line react/incompatible-library -- its result is not passed to other components
  const virtual = useVirtualizer({
    count: isWhole ? 0 : rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowEstimatePx,
    getItemKey: (index) => rows[index]?.id ?? index,
    scrollMargin: margin,
    overscan: 20,
  });
  useWantedFocus(ref, wanted);
  const stopIndex = isWhole ? -1 : rows.findIndex(({ id }) => id === stopId);
  const reach = useEffectEvent(() => virtual.scrollToIndex(stopIndex));
  useEffect(() => {
    if (stopId !== null && stopIndex !== -1) reach();
    // Scrolls to the row when another one is reached, not when rows come and go.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stopId]);
  const drawn = virtual.getVirtualItems();
  const indexes = isWhole ? rows.map((_, index) => index) : drawn.map(({ index }) => index);
  const padding = isWhole
    ? {}
    : {
        paddingTop: (drawn[0]?.start ?? margin) - margin,
        paddingBottom: virtual.getTotalSize() - ((drawn.at(-1)?.end ?? margin) - margin),
      };
  return (
    <>
      <ul
        ref={ref}
        role="tree"
        aria-label={messages.workspaces}
        aria-describedby="page-tree-keys"
        className={styles["list"]}
        style={padding}
      >
        {indexes.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          return isItem(row) ? (
            <TreeItem key={row.id} row={row} isStop={row.id === stopId} {...on} />
          ) : (
            <NoteItem key={row.id} row={row} onMore={on.onMore} />
          );
        })}
      </ul>
      {children}
    </>
  );
}

interface NoteItemProps {
  readonly row: Exclude<TreeRow, ItemRow>;
  readonly onMore: (levelId: string) => void;
}

/** A row that says that a level is empty or being read. One that stands for more of a level has that read. */
function NoteItem({ row, onMore }: NoteItemProps) {
  const { kind, level, levelId } = row;
  const readMore = useEffectEvent(() => onMore(levelId));
  useEffect(() => {
    if (kind === "more") readMore();
  }, [kind]);
  return (
    <li role="none" className={styles["note"]} style={{ "--level": level } as object}>
      {kind === "empty" ? messages.noPages : messages.loading}
    </li>
  );
}
