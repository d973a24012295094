import type { ReactNode } from "react";
import { messages } from "../messages.tsx";
import styles from "./side-panel.module.css";

interface SidePanelProps {
  /** Identifies the selection: another one begins at the top of its content. */
  readonly selection: string;
  /** The accessible name of the selection. */
  readonly name: string;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/**
 * The panel of the selected version or draft, beside the tree, or below it on narrow screens. The buttons stay in
 * view, and stay mounted when the selection changes: a press that began before the change is not lost.
 */
export function SidePanel({ selection, name, buttons, children }: SidePanelProps) {
  return (
    <div className={styles["panel"]}>
      {/* A scroll container needs the focus for the arrow keys to scroll it. */}
      <section
        key={selection}
        className={styles["content"]}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={messages.panel.name(name)}
      >
        {children}
      </section>
      <div className={styles["buttons"]}>{buttons}</div>
    </div>
  );
}
