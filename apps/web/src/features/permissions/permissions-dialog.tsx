import { useRef, type ReactNode } from "react";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import styles from "./permissions-dialog.module.css";

interface PermissionsDialogProps {
  readonly title: string;
  /** The name of the page or workspace. */
  readonly what: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog frame for permissions. */
export function PermissionsDialog({ title, what, onClose, children }: PermissionsDialogProps) {
  // Focused while the list loads; without it, the focus would go to the end of the dialog.
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
