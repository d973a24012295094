import type { Overview } from "@stemma/contract/administration.contract";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { fullDateTime } from "../../lib/time/full-date-time.ts";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { messages } from "./messages.ts";
import styles from "./administration.module.css";

interface ErrorsSectionProps {
  readonly errors: Overview["errors"];
  readonly now: Date;
}

/** The last unexpected errors, newest first. */
export function ErrorsSection({ errors, now }: ErrorsSectionProps) {
  return (
    <ListSection heading={messages.errors}>
      <p className={styles["note"]}>
        {errors.length === 0 ? messages.noErrors : messages.errorsHint}
      </p>
      <ul className={styles["rows"]}>
        {errors.map(({ id, at, requestId, route, error }) => (
          <li key={id} className={styles["error"]}>
            <span className={styles["errorHead"]}>
              <span className={styles["route"]}>{route}</span>
              <time dateTime={at} title={fullDateTime(at)} className={styles["age"]}>
                {relativeTime(new Date(at), now)}
              </time>
            </span>
            <span className={styles["fact"]}>{error}</span>
            <span className={styles["id"]}>{messages.requestId(requestId)}</span>
          </li>
        ))}
      </ul>
    </ListSection>
  );
}
