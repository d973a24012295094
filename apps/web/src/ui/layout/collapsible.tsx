import { useId, type ReactNode } from "react";
import { messages } from "../messages.ts";
import styles from "./collapsible.module.css";

interface CollapsibleProps {
  readonly heading: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A section whose heading shows or hides it. Written by hand, because it is all that a first visit would load Base UI's button for. */
export function Collapsible({ heading, isOpen, onOpenChange, children }: CollapsibleProps) {
  const panelId = useId();
  return (
    <div>
      <button
        type="button"
        className={styles["trigger"]}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => onOpenChange(!isOpen)}
      >
        <span className={styles["heading"]}>{heading}</span>
        <span className={styles["switch"]}>{isOpen ? messages.hide : messages.show}</span>
      </button>
      {isOpen && <div id={panelId}>{children}</div>}
    </div>
  );
}
