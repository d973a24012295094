import type { ReactNode } from "react";
import { messages } from "../messages.tsx";
import styles from "./side-panel.module.css";

interface SidePanelProps {
  /** The accessible name of the selection. */
  readonly name: string;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/**
 * The panel of the selected version or draft, beside the tree, or below it on narrow screens. The buttons stay in
 * view.
 */
export function SidePanel({ name, buttons, children }: SidePanelProps) {
  return (
    <div className={styles["panel"]}>
      {/* A scroll container needs the focus for the arrow keys to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles["content"]} tabIndex={0} aria-label={messages.panel.name(name)}>
        {children}
      </section>
      <div className={styles["buttons"]}>{buttons}</div>
    </div>
  );
}
