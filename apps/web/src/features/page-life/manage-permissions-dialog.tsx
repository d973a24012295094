import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import styles from "./page-life.module.css";

/** A placeholder. Specification, section 2 "Page screen". */
export function ManagePermissionsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Manage permissions">
      <div className={styles["content"]}>
        <p>Coming soon</p>
        <DialogActions>
          <Button onClick={onClose}>CLOSE</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
