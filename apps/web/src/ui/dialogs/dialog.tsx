import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { isSecondClick } from "../buttons/is-second-click.ts";
import { classNames } from "../class-names.ts";
import { useToastsStandBack } from "../messages/use-toasts-stand-back.ts";
import { messages } from "../messages.ts";
import styles from "./dialog.module.css";

interface DialogFrameProps {
  readonly isOpen: boolean;
  /** Called on Escape, on a press on the overlay and by the close button; the caller then sets `isOpen` to false. */
  readonly onClose: () => void;
  /** What to focus on opening, as Base UI has it: `true` is the first focusable element, on a touch screen too. */
  readonly initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  /** The element to focus on closing, or `false` for none. Default: the element that had the focus before. */
  readonly finalFocus?: () => HTMLElement | boolean;
  /** A CSS width. The dialog never outgrows the window. */
  readonly width?: string;
  readonly height?: string;
  /** Keeps the dialog open while an action runs: Escape, overlay and close button do nothing. */
  readonly isHeld?: boolean;
  /** Only the content closes the dialog: without a close button, and Escape and the overlay do nothing. For what is shown only once. */
  readonly isClosedByContent?: boolean;
}

interface SmallDialogProps extends DialogFrameProps {
  readonly size?: "small";
  /** The heading, and the dialog's name for screen readers. */
  readonly title: string;
  /** The content, shown with padding. */
  readonly children: ReactNode;
}

interface LargeDialogProps extends DialogFrameProps {
  /** Fills the window of a phone. */
  readonly size: "large";
  readonly title?: never;
  /** A `DialogHeader`, then content without padding. */
  readonly children: ReactNode;
}

/**
 * A modal dialog. It starts 15 % of the window's height below the top (specification, section 2; decision 0021), or
 * higher if it would not fit. Closing returns the focus to the previous element.
 */
export function Dialog(props: SmallDialogProps | LargeDialogProps) {
  const { isOpen, onClose, title, initialFocus, finalFocus, isHeld = false, children } = props;
  const { width, height, isClosedByContent = false } = props;
  const lengths = { "--dialog-width": width, "--dialog-height": height } as CSSProperties;
  const large = props.size === "large" && styles["large"];
  useToastsStandBack(isOpen);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(isWanted, { reason, event }) => {
        const isStray = reason === "outside-press" && isSecondClick(event);
        if (!isWanted && !isHeld && !isClosedByContent && !isStray) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles["backdrop"]} data-overlay />
        <Base.Viewport className={classNames(styles["viewport"], large)}>
          <Base.Popup
            className={styles["popup"]}
            data-size={props.size}
            style={lengths}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            {title === undefined ? (
              children
            ) : (
              <>
                <Base.Title className={styles["title"]}>{title}</Base.Title>
                <div className={styles["body"]}>{children}</div>
              </>
            )}
            {/* Last in the markup, so that the initial focus is in the content. */}
            {!isClosedByContent && (
              <Base.Close
                className={styles["close"]}
                render={
                  <IconButton label={messages.close} icon={<Icon of={X} />} disabled={isHeld} />
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
