import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  readonly title: string;
  /** What will stand here, and how it comes to be. */
  readonly children?: ReactNode;
}

/** What stands where nothing is yet. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles["empty"]}>
      <p className={styles["title"]}>{title}</p>
      {children !== undefined && <div className={styles["words"]}>{children}</div>}
    </div>
  );
}
