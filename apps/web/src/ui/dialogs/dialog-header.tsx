import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import styles from "./dialog.module.css";

interface DialogHeaderProps {
  /** The heading, and the dialog's name for screen readers. */
  readonly title: string;
  /** Shown beside the title: tabs, filters. */
  readonly children?: ReactNode;
}

/** The bar at the top of a large dialog. */
export function DialogHeader({ title, children }: DialogHeaderProps) {
  return (
    <div className={styles["header"]}>
      <Base.Title className={styles["headerTitle"]} title={title}>
        {title}
      </Base.Title>
      {children}
    </div>
  );
}
