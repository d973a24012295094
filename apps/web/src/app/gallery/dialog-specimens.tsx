import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { DialogHeader } from "../../ui/dialogs/dialog-header.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { modalChunk } from "../../ui/dialogs/modal-chunk.tsx";
import { Drawer } from "../../ui/sidebar/drawer.tsx";
import { Specimen, WithState } from "./specimen.tsx";
import styles from "./gallery.module.css";

const missingModal = modalChunk(() => Promise.reject(new TypeError("The chunk cannot be loaded.")));

export function DialogSpecimens() {
  return (
    <>
      <Specimen name="Dialog, small">
        <WithState<boolean> initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>open</Button>
              <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="New Page">
                <p>What the dialog asks for.</p>
                <DialogActions>
                  <DialogAction label="Cancel" onClick={() => setOpen(false)} />
                  <DialogAction label="Create" kind="primary" onClick={() => setOpen(false)} />
                </DialogActions>
              </Dialog>
            </>
          )}
        </WithState>
      </Specimen>
      <Specimen name="Dialog, large">
        <WithState<boolean> initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>open</Button>
              <Dialog
                size="large"
                isOpen={isOpen}
                onClose={() => setOpen(false)}
                width="900px"
                height="600px"
              >
                <DialogHeader title="Version history" />
                <p className={styles["dialogText"]}>Content without padding of its own.</p>
              </Dialog>
            </>
          )}
        </WithState>
      </Specimen>
      <Specimen name="modalChunk, not loaded">
        <WithState<boolean> initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>open</Button>
              {isOpen && <missingModal.Component onClose={() => setOpen(false)} />}
            </>
          )}
        </WithState>
      </Specimen>
      <Specimen name="Drawer">
        <WithState<boolean> initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>open</Button>
              <Drawer isOpen={isOpen} onOpen={setOpen} label="Sidebar">
                <p className={styles["dialogText"]}>What stands beside the screen.</p>
              </Drawer>
            </>
          )}
        </WithState>
      </Specimen>
      <Specimen name="ConfirmDialog">
        <WithState<boolean> initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>open</Button>
              <ConfirmDialog
                isOpen={isOpen}
                question="Are you sure you want to sign out?"
                hasPlainLabels
                yes="Yes"
                no="No"
                onYes={() => setOpen(false)}
                onNo={() => setOpen(false)}
              />
            </>
          )}
        </WithState>
      </Specimen>
    </>
  );
}
