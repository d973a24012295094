import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import { isSecondClick } from "./is-second-click.ts";
import styles from "./large-dialog.module.css";

interface LargeDialogProps {
  readonly isOpen: boolean;
  /** Asked for by Escape, a press on the overlay and the cross; the caller then sets `isOpen` to false. */
  readonly onClose: () => void;
  /** CSS lengths. The dialog never outgrows the window; on a phone it is the window. */
  readonly width: string;
  readonly height: string;
  /** What gets the focus on opening: an element, or `true` for the first that can have it. */
  readonly initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  /** A `LargeDialogHeader`, then content that reaches the edges. */
  readonly children: ReactNode;
}

/**
 * A modal to work in: the rest of the screen waits. It starts at the same height as every dialog. The focus goes back to where
 * it came from.
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
            {/* Last, so that the focus starts in the content. */}
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
