import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Collapsible } from "./collapsible.tsx";
import styles from "./sidebar-section.module.css";

interface SidebarSectionProps {
  readonly heading: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Opens the whole list. */
  readonly onMore: () => void;
  /** What stands here while the list is empty. */
  readonly empty: string;
  /** Rows; none where the list is empty. */
  readonly children: readonly ReactNode[];
}

/** The first items of a list in the sidebar, which can be put away, and the way to all of it. */
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
        aria-label={`MORE: ${heading}`}
        onClick={onMore}
      >
        MORE
      </Button>
    </Collapsible>
  );
}
