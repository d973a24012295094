import { Toolbar } from "@base-ui/react/toolbar";
import type { ReactNode } from "react";
import styles from "./format-group.module.css";

/** Buttons of the toolbar that belong together, behind a hairline. */
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
