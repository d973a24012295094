import { Toolbar } from "@base-ui/react/toolbar";
import type { ReactNode } from "react";
import styles from "./format-group.module.css";

/** A group of toolbar buttons, separated by a hairline. */
export function FormatGroup({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Toolbar.Group className={styles["group"]} aria-label={label}>
      {children}
    </Toolbar.Group>
  );
}
