import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { itemIcon } from "../../../entities/page/item-icon.ts";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { ItemMark } from "../../../ui/layout/item-mark.tsx";
import { titleOfRow } from "../title-of-row.ts";
import type { PageRow } from "../tree-rows.ts";
import { messages } from "./messages.ts";
import styles from "./page-outline.module.css";

interface OutlineItemProps {
  readonly row: PageRow;
  readonly now: Date;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A page of the outline: a link, with who changed it last and when, and the mark that opens what is below it. */
export function OutlineItem({ row, now, isStop, onFocus, onOpen, onKey }: OutlineItemProps) {
  const { page } = row;
  return (
    <li role="none" data-row={row.id} style={{ "--level": row.level } as object}>
      <Link
        to="/page/$pageId"
        params={{ pageId: row.id }}
        role="treeitem"
        className={styles["item"]}
        tabIndex={isStop ? 0 : -1}
        aria-level={row.level}
        aria-setsize={row.count}
        aria-posinset={row.place}
        aria-expanded={page.hasPages ? row.isOpen : undefined}
        onClick={(event) => {
          const isOnChevron = (event.target as Element).closest("[data-chevron]") !== null;
          if (!page.hasPages || !isOnChevron) return;
          event.preventDefault();
          onOpen(!row.isOpen);
        }}
        onFocus={onFocus}
        onKeyDown={onKey}
      >
        <span className={styles["chevron"]} data-chevron data-open={row.isOpen || undefined}>
          {page.hasPages && <Icon of={ChevronRight} />}
        </span>
        <ItemMark
          icon={itemIcon({ type: "page", kind: "page" })}
          emoji={page.icon}
          className={styles["icon"]}
        />
        <span className={styles["title"]}>{titleOfRow(row)}</span>
        <span className={styles["changed"]}>
          {page.isPublished
            ? messages.changed(page.updaterName, relativeTime(new Date(page.updatedAt), now))
            : messages.neverPublished}
        </span>
      </Link>
    </li>
  );
}
