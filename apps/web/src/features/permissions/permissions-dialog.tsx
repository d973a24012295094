import { useRef, type ReactNode } from "react";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import styles from "./permissions-dialog.module.css";

interface PermissionsDialogProps {
  readonly title: string;
  /** The name of the page or workspace. */
  readonly subject: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog frame for permissions. */
export function PermissionsDialog({ title, subject, onClose, children }: PermissionsDialogProps) {
  // Focused while the list loads; without it, the focus would go to the end of the dialog.
  const subjectRef = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog isOpen onClose={onClose} title={title} initialFocus={subjectRef} width="580px">
      <p ref={subjectRef} tabIndex={-1} className={styles["subject"]}>
        {subject}
      </p>
      {children}
    </Dialog>
  );
}
