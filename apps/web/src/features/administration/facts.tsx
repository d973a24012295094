import type { ReactNode } from "react";
import styles from "./administration.module.css";

interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names with what is known of each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles["rows"]}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles["factRow"]}>
          <dt className={styles["factName"]}>{name}</dt>
          <dd className={styles["fact"]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
