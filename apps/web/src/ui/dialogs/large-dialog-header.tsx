import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import styles from "./large-dialog.module.css";

interface LargeDialogHeaderProps {
  /** The heading, and the dialog's name for screen readers. */
  readonly title: string;
  /** Shown beside the title: tabs, filters. */
  readonly children?: ReactNode;
}

/** The bar at the top of a large dialog. */
export function LargeDialogHeader({ title, children }: LargeDialogHeaderProps) {
  return (
    <div className={styles["header"]}>
      <Base.Title className={styles["title"]}>{title}</Base.Title>
      {children}
    </div>
  );
}
