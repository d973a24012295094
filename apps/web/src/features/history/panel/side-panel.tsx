import type { ReactNode } from "react";
import styles from "./side-panel.module.css";

interface SidePanelProps {
  /** Of what is selected, for screen readers. */
  readonly name: string;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/** What is selected in the history, beside it, or below it where there is no room; the buttons stay in sight. */
export function SidePanel({ name, buttons, children }: SidePanelProps) {
  return (
    <div className={styles["panel"]}>
      {/* Scrolls, so it can have the focus: the arrow keys then scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles["content"]} tabIndex={0} aria-label={`Selected: ${name}`}>
        {children}
      </section>
      <div className={styles["buttons"]}>{buttons}</div>
    </div>
  );
}
