import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { isSecondClick } from "../buttons/is-second-click.ts";
import styles from "./large-dialog.module.css";

interface LargeDialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, on a press on the overlay and by the close button; the caller then sets `isOpen` to false. */
  readonly onClose: () => void;
  /** CSS lengths. The dialog never outgrows the window; on a phone it fills the window. */
  readonly width: string;
  readonly height: string;
  /** The element to focus on opening, or `true` for the first focusable element. */
  readonly initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  /** A `LargeDialogHeader`, then content without padding. */
  readonly children: ReactNode;
}

/**
 * A large modal dialog. It starts at the same height as every dialog. Closing returns the focus to the previous
 * element.
 */
export function LargeDialog(props: LargeDialogProps) {
  const { isOpen, onClose, width, height, initialFocus = true, children } = props;
  const size = { "--dialog-width": width, "--dialog-height": height } as CSSProperties;
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(isWanted, { reason, event }) => {
        const isStray = reason === "outside-press" && isSecondClick(event);
        if (!isWanted && !isStray) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles["backdrop"]} />
        <Base.Viewport className={styles["viewport"]}>
          <Base.Popup className={styles["popup"]} style={size} initialFocus={initialFocus}>
            {children}
            {/* Last in the markup, so that the initial focus is in the content. */}
            <Base.Close
              className={styles["close"]}
              render={<IconButton label="Close" icon={<Icon of={X} />} />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
