import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import type { TrashItem } from "@stemma/contract/trash.contract";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { itemIcon } from "../../entities/page/item-icon.ts";
import { orpc } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { Pill } from "../../ui/buttons/pill.tsx";
import { ItemMark } from "../../ui/layout/item-mark.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { itemKind, itemName, itemPlace, timeLeft } from "./item-words.ts";
import { messages } from "./messages.ts";
import { restoreItem } from "./restore-item.ts";
import styles from "./trash.module.css";

interface TrashRowProps {
  readonly item: TrashItem;
  readonly now: Date;
  /** Asks before it removes the item for good. */
  readonly onRemove: () => void;
}

/** Something that was deleted: what and where it was, who deleted it when, how long it can be restored, and what can be done. */
export function TrashRow({ item, now, onRemove }: TrashRowProps) {
  const queryClient = useQueryClient();
  const { run, isRunning, error } = useSingleFlight(() => restoreItem(queryClient, item));
  const isGone = hasErrorCode(error, "NOT_FOUND");
  const name = itemName(item);
  const kind = item.type === "page" ? item.kind : item.type;
  const left = timeLeft(item, now);
  return (
    <li className={styles["row"]}>
      <ItemMark icon={itemIcon(item)} emoji={item.icon} className={styles["icon"]} />
      <div className={styles["words"]}>
        <p className={styles["name"]}>
          {item.type === "page" ? (
            <Link to="/page/$pageId" params={{ pageId: item.id }} className={styles["link"]}>
              {name}
            </Link>
          ) : (
            name
          )}
          {(kind === "template" || kind === "snippet") && (
            <span className={styles["kind"]}>
              <Pill tone="plain">{itemKind(item)}</Pill>
            </span>
          )}
        </p>
        <p className={styles["detail"]}>{itemPlace(item)}</p>
        <p className={styles["detail"]}>
          {messages.deleted(item.deletedBy, relativeTime(new Date(item.deletedAt), now))}
          {left !== null && <span className={styles["left"]}>{left}</span>}
        </p>
        {error !== null && (
          <Notice
            tone="error"
            {...(isGone && {
              actions: (
                <Button
                  onClick={() => void queryClient.invalidateQueries({ queryKey: orpc.trash.key() })}
                >
                  {messages.refresh}
                </Button>
              ),
            })}
          >
            {messages.notRestored(isGone ? messages.goneMeanwhile : failureWords(error))}
          </Notice>
        )}
      </div>
      <div className={styles["actions"]}>
        <Button
          aria-label={messages.restoreNamed(name)}
          disabled={isRunning}
          onClick={() => void run()}
        >
          {messages.restore}
        </Button>
        {item.can.remove && (
          <IconButton
            label={messages.removeNamed(name)}
            icon={<Icon of={Trash2} />}
            disabled={isRunning}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}
