import type { ReactNode } from "react";
import styles from "./menu-heading.module.css";

/** Text at the top of a menu; not an entry. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <div className={styles["heading"]}>{children}</div>;
}
