import { Bell, Pin } from "lucide-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Tooltip } from "../../../ui/buttons/tooltip.tsx";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { PageMenuEntry } from "../menu/page-menu-entries.ts";
import { messages } from "../messages.ts";
import styles from "./page-marks.module.css";

interface PageMarksProps {
  readonly kind: PageKind;
  readonly isPinned: boolean;
  readonly isSubscribed: boolean;
  readonly onSelect: (entry: PageMenuEntry) => void;
}

/** The reader's own marks on the page, 'Subscribed' and 'Pinned'. A click removes the mark. */
export function PageMarks({ kind, isPinned, isSubscribed, onSelect }: PageMarksProps) {
  return (
    <>
      {isSubscribed && (
        <Tooltip text={messages.menu.unsubscribe(kind)}>
          <Button
            kind="quiet"
            icon={<Icon of={Bell} />}
            className={styles["mark"]}
            aria-label={messages.marks.unsubscribe(kind)}
            onClick={() => onSelect("unsubscribe")}
          >
            <span className={styles["words"]}>{messages.marks.subscribed}</span>
          </Button>
        </Tooltip>
      )}
      {isPinned && (
        <Tooltip text={messages.menu.unpin(kind)}>
          <Button
            kind="quiet"
            icon={<Icon of={Pin} />}
            className={styles["mark"]}
            aria-label={messages.marks.unpin(kind)}
            onClick={() => onSelect("unpin-page")}
          >
            <span className={styles["words"]}>{messages.marks.pinned}</span>
          </Button>
        </Tooltip>
      )}
    </>
  );
}
