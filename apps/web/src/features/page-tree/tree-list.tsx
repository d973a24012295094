import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { messages } from "./messages.ts";
import styles from "./page-tree.module.css";
import { TreeItem } from "./tree-item.tsx";
import { treePartChunk } from "./tree-part-chunk.ts";
import { useWantedFocus } from "./use-wanted-focus.ts";
import type { TreePart } from "./visible-tree-part.tsx";
import type { DropMark } from "./tree-step.ts";
import { isItem, type ItemRow, type TreeRow } from "./tree-rows.ts";

/** Above this number of rows, only those near the visible part are drawn. */
const drawnWholeMax = 200;

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
  const isWhole = rows.length <= drawnWholeMax;
  const [part, setPart] = useState<TreePart | null>(null);
  useWantedFocus(ref, wanted);
  const stopIndex = isWhole ? -1 : rows.findIndex(({ id }) => id === stopId);
  // Until the visible part is known, a long tree is drawn from its beginning to the row that the Tab key reaches.
  const { begin, end, ...padding } =
    isWhole || part === null ? { begin: 0, end: Math.max(drawnWholeMax, stopIndex + 1) } : part;
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
        {rows
          .slice(begin, end)
          .map((row) =>
            isItem(row) ? (
              <TreeItem key={row.id} row={row} isStop={row.id === stopId} {...on} />
            ) : (
              <NoteItem key={row.id} row={row} onMore={on.onMore} />
            ),
          )}
      </ul>
      {!isWhole && (
        <treePartChunk.Component rows={rows} stopId={stopId} list={ref} onPart={setPart} />
      )}
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
