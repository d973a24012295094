import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { itemIcon } from "../../entities/page/item-icon.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { ItemMark } from "../../ui/layout/item-mark.tsx";
import { messages } from "./messages.ts";
import styles from "./page-tree.module.css";
import { titleOfRow } from "./title-of-row.ts";
import type { ItemRow, LinkRow } from "./tree-rows.ts";
import type { DropMark } from "./tree-step.ts";

interface TreeItemProps {
  readonly row: ItemRow;
  readonly isStop: boolean;
  readonly drop: DropMark | null;
  readonly draggedId: string | null;
  readonly onFocus: (id: string) => void;
  readonly onHover: (id: string) => void;
  readonly onOpen: (id: string, isOpen: boolean) => void;
  readonly onKey: (row: ItemRow, event: KeyboardEvent) => void;
}

/** A workspace or a page in the tree: a link, with the mark that opens what is below it. Or 'More', which only opens. */
export function TreeItem(props: TreeItemProps) {
  const { row, isStop, drop, draggedId, onFocus, onHover, onOpen, onKey } = props;
  const title = titleOfRow(row);
  const isFolder = row.kind !== "page" || row.page.hasPages;
  const item = {
    role: "treeitem",
    className: styles["link"],
    tabIndex: isStop ? 0 : -1,
    title,
    "aria-level": row.level,
    "aria-setsize": row.count,
    "aria-posinset": row.place,
    "aria-expanded": isFolder ? row.isOpen : undefined,
    onFocus: () => onFocus(row.id),
    onKeyDown: (event: KeyboardEvent) => onKey(row, event),
  };
  const chevron = (
    <span className={styles["chevron"]} data-chevron data-open={row.isOpen || undefined}>
      {isFolder && <Icon of={ChevronRight} />}
    </span>
  );
  return (
    <li
      role="none"
      className={styles["row"]}
      data-row={row.id}
      data-drop={drop?.id === row.id ? drop.zone : undefined}
      data-dragged={draggedId === row.id || undefined}
      style={{ "--level": row.level } as object}
      // Not only on entering: a moved row slides below the pointer.
      onPointerMove={({ pointerType }) => pointerType === "mouse" && onHover(row.id)}
    >
      {row.kind === "muted" ? (
        <button type="button" {...item} onClick={() => onOpen(row.id, !row.isOpen)}>
          {chevron}
          <span className={styles["label"]} dir="auto">
            {title}
          </span>
        </button>
      ) : (
        <Link
          {...item}
          {...linkOf(row)}
          data-begun={(row.kind === "page" && !row.page.isPublished) || undefined}
          activeOptions={{ exact: true, includeSearch: false }}
          draggable={false}
          onClick={(event) => {
            const isOnChevron = (event.target as Element).closest("[data-chevron]") !== null;
            if (!isFolder || !isOnChevron) return;
            event.preventDefault();
            onOpen(row.id, !row.isOpen);
          }}
        >
          {chevron}
          <ItemMark
            icon={itemIcon(
              row.kind === "workspace" ? { type: "workspace" } : { type: "page", kind: "page" },
            )}
            emoji={markOf(row)}
          />
          <span className={styles["label"]} dir="auto">
            {title}
          </span>
          {row.kind === "page" && !row.page.isPublished && (
            <span className="visually-hidden">{messages.neverPublished}</span>
          )}
        </Link>
      )}
    </li>
  );
}

const markOf = (row: LinkRow) => (row.kind === "page" ? row.page : row.workspace).icon;

function linkOf(row: LinkRow) {
  return row.kind === "workspace"
    ? ({ to: "/workspace/$workspaceId", params: { workspaceId: row.id } } as const)
    : ({ to: "/page/$pageId", params: { pageId: row.id } } as const);
}
