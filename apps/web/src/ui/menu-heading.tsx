import type { ReactNode } from "react";
import styles from "./menu-heading.module.css";

/** Words at the head of a menu that cannot be chosen. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <div className={styles["heading"]}>{children}</div>;
}
