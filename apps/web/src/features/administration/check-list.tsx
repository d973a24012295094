import { Check, TriangleAlert } from "lucide-react";
import type { Overview } from "@stemma/contract/administration.contract";
import { Icon } from "../../ui/buttons/icon.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { messages } from "./messages.ts";
import styles from "./administration.module.css";

/** What was looked at, what is wrong first. */
export function CheckList({ checks }: Pick<Overview, "checks">) {
  const sorted = [...checks].sort((one, other) => Number(one.isOk) - Number(other.isOk));
  return (
    <ListSection heading={messages.health}>
      <ul className={styles["rows"]}>
        {sorted.map(({ name, isOk, isOff, line }) => (
          <li key={`${name} ${line}`} className={styles["check"]}>
            <span className={classNames(styles["mark"], isOk ? "" : styles["bad"])}>
              {isOff ? (
                <span aria-hidden className={styles["off"]} />
              ) : (
                <Icon of={isOk ? Check : TriangleAlert} />
              )}
              <span className="visually-hidden">
                {isOff ? messages.off : isOk ? messages.good : messages.bad}
              </span>
            </span>
            <span className={styles["term"]}>{name}</span>
            <span className={classNames(styles["fact"], isOk ? "" : styles["badFact"])}>
              {line}
            </span>
          </li>
        ))}
      </ul>
    </ListSection>
  );
}
