import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { CSSProperties, ReactNode, RefObject } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { isSecondClick } from "../buttons/is-second-click.ts";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, on a press on the overlay and by the close button; the caller then sets `isOpen` to false. */
  readonly onClose: () => void;
  /** The heading, and the dialog's name for screen readers. */
  readonly title: string;
  /** The element to focus on opening. Default: the first focusable element. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The element to focus on closing, or `false` for none. Default: the element that had the focus before. */
  readonly finalFocus?: () => HTMLElement | boolean;
  /** A CSS width. The dialog never outgrows the window. */
  readonly width?: string;
  readonly height?: string;
  /** Keeps the dialog open while an action runs: Escape, overlay and close button do nothing. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog. It starts 15 % of the window's height below the top (specification, section 2; decision 0021), or
 * higher if it would not fit. Closing returns the focus to the previous element.
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
            {/* Last in the markup, so that the initial focus is in the content. */}
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
