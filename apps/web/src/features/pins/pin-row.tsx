import { useSortable } from "@dnd-kit/react/sortable";
import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp, PinOff } from "lucide-react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { itemAddress } from "../../entities/page/item-address.ts";
import { itemIcon } from "../../entities/page/item-icon.ts";
import { itemTitle } from "../../entities/page/item-title.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { ItemMark } from "../../ui/layout/item-mark.tsx";
import { messages } from "./messages.ts";
import styles from "./manage-pins.module.css";
import type { MovedPin } from "./pin-announcements.ts";
import { PinHandle } from "./pin-handle.tsx";
import { withoutOptimisticSorting } from "./without-optimistic-sorting.ts";

interface PinRowProps {
  readonly item: PinnedItem;
  readonly index: number;
  readonly count: number;
  /** Moves the pin by one place: 1 is down, -1 is up. */
  readonly onMove: (step: 1 | -1) => void;
  readonly onUnpin: (item: PinnedItem) => void;
  /** Called when the person follows the link. */
  readonly onFollow: () => void;
}

/** One pin: a link, with a drag handle, move buttons and an unpin button. */
export function PinRow({ item, index, count, onMove, onUnpin, onFollow }: PinRowProps) {
  const title = itemTitle(item);
  const { ref, handleRef, isDragSource } = useSortable<MovedPin>({
    id: item.id,
    index,
    data: { title, place: index + 1, count },
    plugins: withoutOptimisticSorting,
  });
  return (
    <li
      ref={ref}
      className={styles["row"]}
      data-dragged={isDragSource || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <PinHandle title={title} className={styles["handle"]} ref={handleRef} />
      <Link {...itemAddress(item)} className={styles["link"]} title={title} onClick={onFollow}>
        <ItemMark icon={itemIcon(item)} emoji={item.icon} className={styles["kind"]} />
        <span className={styles["title"]}>{title}</span>
        {item.type === "page" && <span className={styles["path"]}>{item.workspaceName}</span>}
      </Link>
      <span className={styles["actions"]}>
        <IconButton
          label={messages.moveUp(title)}
          icon={<Icon of={ArrowUp} />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={messages.moveDown(title)}
          icon={<Icon of={ArrowDown} />}
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={messages.unpin(title)}
          icon={<Icon of={PinOff} />}
          onClick={() => onUnpin(item)}
        />
      </span>
    </li>
  );
}
