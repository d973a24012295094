import { useRef, type ReactNode } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./permissions-dialog.module.css";

interface PermissionsDialogProps {
  readonly title: string;
  /** What it is that is seen. */
  readonly what: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame in which it stands who sees a thing. */
export function PermissionsDialog({ title, what, onClose, children }: PermissionsDialogProps) {
  // Has the focus while the list is on its way, so that it does not begin at the end of the dialog.
  const whatRef = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog isOpen onClose={onClose} title={title} initialFocus={whatRef} width="580px">
      <p ref={whatRef} tabIndex={-1} className={styles["what"]}>
        {what}
      </p>
      {children}
    </Dialog>
  );
}
