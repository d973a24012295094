import { Tooltip } from "@base-ui/react/tooltip";
import type { PassagePart } from "./use-author-label.ts";
import styles from "./page-authors.module.css";

interface AuthorLabelProps {
  /** The part of a passage beside which the label stands; `null` while none is shown. */
  readonly at: PassagePart | null;
  readonly onDismiss: () => void;
  /** Called when the pointer leaves the label. */
  readonly onLeave: () => void;
}

/** The room kept free for the sticky top bar, and at the window's other edges, in pixels. */
const collisionPadding = { top: 56, right: 16, bottom: 16, left: 16 };

/**
 * Who wrote a passage, below the line at the pointer or at the focus. Screen readers read the same text in the passage.
 */
export function AuthorLabel({ at, onDismiss, onLeave }: AuthorLabelProps) {
  return (
    // Escape closes the label and nothing else.
    <Tooltip.Root open={at !== null} onOpenChange={(isOpen) => !isOpen && onDismiss()}>
      {at !== null && (
        <Tooltip.Portal>
          <Tooltip.Positioner
            className={styles["positioner"]}
            anchor={at}
            side="bottom"
            align="start"
            collisionPadding={collisionPadding}
          >
            <Tooltip.Popup
              className={styles["label"]}
              aria-hidden="true"
              data-author-label=""
              onPointerLeave={onLeave}
            >
              {at.contextElement.dataset["label"]}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      )}
    </Tooltip.Root>
  );
}
