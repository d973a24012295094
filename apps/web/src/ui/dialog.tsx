import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { CSSProperties, ReactNode, RefObject } from "react";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import { isSecondClick } from "./is-second-click.ts";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by Escape, a press on the overlay and the cross; the caller then sets `isOpen` to false. */
  readonly onClose: () => void;
  /** The heading, and the name of the dialog for screen readers. */
  readonly title: string;
  /** What gets the focus on opening; else the first thing that can have it. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus on closing, where it should not go back: an element, or `false` for nothing. */
  readonly finalFocus?: () => HTMLElement | boolean;
  /** A CSS width. The dialog never outgrows the window. */
  readonly width?: string;
  readonly height?: string;
  /** Stays in its place while something runs that must not be left: Escape and overlay do nothing. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal: the rest of the screen waits. It starts 15 % of the window's height below the top (specification, section 2;
 * decision 0021), and higher where it would not fit. The focus goes back to where it came from.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, initialFocus, finalFocus, isHeld = false, children } = props;
  const { width, height } = props;
  const size = { "--dialog-width": width, "--dialog-height": height } as CSSProperties;
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(isWanted, { reason, event }) => {
        const isStray = reason === "outside-press" && isSecondClick(event);
        if (!isWanted && !isHeld && !isStray) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles["backdrop"]} />
        <Base.Viewport className={styles["viewport"]}>
          <Base.Popup
            className={styles["popup"]}
            style={size}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            <Base.Title className={styles["title"]}>{title}</Base.Title>
            <div className={styles["body"]}>{children}</div>
            {/* Last, so that the focus starts in the content. */}
            <Base.Close
              className={styles["close"]}
              render={<IconButton label="Close" icon={<Icon of={X} />} disabled={isHeld} />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
