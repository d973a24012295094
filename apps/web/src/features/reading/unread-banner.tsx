import type { RefObject } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { Button } from "../../ui/buttons/button.tsx";
import { isSecondClick } from "../../ui/buttons/is-second-click.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { messages } from "./messages.ts";
import { unreadWords } from "./unread-words.ts";
import styles from "./unread-banner.module.css";

interface UnreadBannerProps {
  /** The page as it is on screen. */
  readonly view: Pick<PageView, "unread" | "page" | "lastVersions">;
  readonly isShowing: boolean;
  readonly onShow: (isShowing: boolean) => void;
  readonly onMarkRead: () => void;
  /** Receives the button that shows and hides the changes. */
  readonly showButton: RefObject<HTMLButtonElement | null>;
}

/**
 * Says what was published since the person last read the page, above its text. Its height is the same in the server's
 * first HTML, whatever its words, so that the text does not move.
 */
export function UnreadBanner(props: UnreadBannerProps) {
  const { view, isShowing, onShow, onMarkRead, showButton } = props;
  const { unread } = view;
  const now = useNow(unread === null ? [] : [unread.readAt]);
  if (unread === null) return null;
  const { lead, details } = unreadWords(view, now);
  return (
    <section className="page-unread" aria-label={messages.banner}>
      <p className={styles["words"]} title={`${lead}${details}`}>
        <strong className={styles["lead"]}>{lead}</strong>
        {details}
      </p>
      <div className={styles["actions"]}>
        <Button
          ref={showButton}
          kind="quiet"
          className={styles["show"]}
          onClick={({ nativeEvent }) => {
            if (!isSecondClick(nativeEvent)) onShow(!isShowing);
          }}
        >
          {isShowing ? messages.hide : messages.show}
        </Button>
        <Button kind="quiet" onClick={onMarkRead}>
          {messages.markRead}
        </Button>
      </div>
    </section>
  );
}
