import { Menu as Base } from "@base-ui/react/menu";
import styles from "./menu-separator.module.css";

/** A line between groups of a menu. */
export function MenuSeparator() {
  return <Base.Separator className={styles["separator"]} />;
}
