import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { CSSProperties } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { isSecondClick } from "../buttons/is-second-click.ts";
import { classNames } from "../class-names.ts";
import { messages } from "../messages.ts";
import type { DialogProps } from "./dialog-props.ts";
import styles from "../dialogs/dialog.module.css";

export function DrawnDialog(props: DialogProps) {
  const { isOpen, onClose, title, initialFocus, finalFocus, isHeld = false, children } = props;
  const { width, height, isClosedByContent = false } = props;
  const lengths = { "--dialog-width": width, "--dialog-height": height } as CSSProperties;
  const large = props.size === "large" && styles["large"];
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
