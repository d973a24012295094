import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { Collapsible } from "../layout/collapsible.tsx";
import { messages } from "../messages.ts";
import styles from "./sidebar-section.module.css";

interface SidebarSectionProps {
  readonly heading: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Opens the whole list. */
  readonly onMore: () => void;
  /** The text shown while the list is empty. */
  readonly empty: string;
  /** The rows; empty if the list is. */
  readonly children: readonly ReactNode[];
}

/** The first items of a list in a collapsible section of the sidebar, with a button that opens the whole list. */
export function SidebarSection(props: SidebarSectionProps) {
  const { heading, isOpen, onOpenChange, onMore, empty, children } = props;
  return (
    <Collapsible heading={heading} isOpen={isOpen} onOpenChange={onOpenChange}>
      {children.length === 0 ? (
        <p className={styles["empty"]}>{empty}</p>
      ) : (
        <ul aria-label={heading}>{children}</ul>
      )}
      <Button
        kind="quiet"
        className={styles["more"]}
        aria-label={messages.moreOf(heading)}
        onClick={onMore}
      >
        {messages.more}
      </Button>
    </Collapsible>
  );
}
