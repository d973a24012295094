import type { ReactNode } from "react";
import styles from "./dialog-actions.module.css";

/** The buttons at the foot of a dialog, right-aligned. The confirming button comes last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles["actions"]}>{children}</div>;
}
