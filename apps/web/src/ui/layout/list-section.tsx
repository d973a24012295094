import { useId, type ReactNode } from "react";
import styles from "./list-section.module.css";

interface ListSectionProps {
  readonly heading: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section with a heading and a line below it. */
export function ListSection({ heading, actions, children }: ListSectionProps) {
  const id = useId();
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <h2 id={id} className={styles["heading"]}>
          {heading}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
