import type { LinkProps } from "@tanstack/react-router";
import type { Subscribable } from "../../entities/page/set-subscribed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { leaveRow } from "./leave-row.ts";
import styles from "./subscription-row.module.css";

/** A subscription, as a list shows it. */
export interface Subscription {
  readonly item: Subscribable;
  readonly title: string;
  /** The workspace that contains the item. */
  readonly path?: string;
  readonly isDeleted?: boolean;
  /** The link to the item; `label` is its text, 'Go to Page'. */
  readonly way?: { readonly label: string; readonly link: LinkProps };
}

interface SubscriptionRowProps {
  readonly subscription: Subscription;
  readonly onEnd: () => void;
}

/** One subscription, with a link that opens the item in a new tab, and a button to unsubscribe. */
export function SubscriptionRow({ subscription, onEnd }: SubscriptionRowProps) {
  const { title, path, isDeleted = false, way } = subscription;
  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <div className={styles["title"]}>
          {isDeleted && <span className={styles["deleted"]}>(Deleted) </span>}
          {title}
        </div>
        {path !== undefined && <div className={styles["path"]}>{path}</div>}
      </div>
      <div className={styles["actions"]}>
        {way !== undefined && (
          <LinkButton
            {...way.link}
            kind="quiet"
            target="_blank"
            aria-label={`${way.label}: ${title}`}
          >
            {way.label}
          </LinkButton>
        )}
        <Button
          aria-label={`Unsubscribe: ${title}`}
          onClick={(event) => {
            leaveRow(event.currentTarget);
            onEnd();
          }}
        >
          Unsubscribe
        </Button>
      </div>
    </li>
  );
}
