import type { ReactNode } from "react";
import styles from "./dialog-actions.module.css";

/** The buttons at the foot of a dialog, at its right edge; what goes on stands last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles["actions"]}>{children}</div>;
}
