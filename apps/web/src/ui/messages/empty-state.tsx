import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  readonly title: string;
  /** What will be listed here, and how to add it. */
  readonly children?: ReactNode;
}

/** A placeholder for an empty list. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles["empty"]}>
      <p className={styles["title"]}>{title}</p>
      {children !== undefined && <div className={styles["words"]}>{children}</div>}
    </div>
  );
}
