import type { LinkProps } from "@tanstack/react-router";
import type { Subscribable } from "../../entities/page/set-subscribed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { focusNeighbourRow } from "./focus-neighbour-row.ts";
import { messages } from "./messages.ts";
import styles from "./subscription-row.module.css";

/** A subscription, as a list shows it. */
export interface Subscription {
  readonly item: Subscribable;
  readonly title: string;
  /** The workspace that contains the item. */
  readonly path?: string;
  readonly isDeleted?: boolean;
  /** The link to the item, and its text: 'Go to Page'. */
  readonly link?: { readonly label: string; readonly to: LinkProps };
}

interface SubscriptionRowProps {
  readonly subscription: Subscription;
  readonly onUnsubscribe: () => void;
}

/** One subscription, with a link that opens the item in a new tab, and a button to unsubscribe. */
export function SubscriptionRow({ subscription, onUnsubscribe }: SubscriptionRowProps) {
  const { title, path, isDeleted = false, link } = subscription;
  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <div className={styles["title"]}>
          {isDeleted && <span className={styles["deleted"]}>{messages.deletedMark}</span>}
          {title}
        </div>
        {path !== undefined && <div className={styles["path"]}>{path}</div>}
      </div>
      <div className={styles["actions"]}>
        {link !== undefined && (
          <LinkButton
            {...link.to}
            kind="quiet"
            target="_blank"
            aria-label={messages.actionOn(link.label, title)}
          >
            {link.label}
          </LinkButton>
        )}
        <Button
          aria-label={messages.actionOn(messages.unsubscribe, title)}
          onClick={(event) => {
            focusNeighbourRow(event.currentTarget);
            onUnsubscribe();
          }}
        >
          {messages.unsubscribe}
        </Button>
      </div>
    </li>
  );
}
