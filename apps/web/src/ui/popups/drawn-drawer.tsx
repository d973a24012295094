import { Dialog } from "@base-ui/react/dialog";
import styles from "../sidebar/drawer.module.css";
import type { DrawerProps } from "./dialog-props.ts";

export function DrawnDrawer({ isOpen, onOpen, label, children }: DrawerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isWanted) => onOpen(isWanted)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles["backdrop"]} />
        <Dialog.Popup className={styles["drawer"]} aria-label={label}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
