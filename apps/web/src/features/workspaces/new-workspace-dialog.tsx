import type { WorkspaceId } from "@stemma/domain/ids";
import { Dialog } from "../../ui/dialog.tsx";
import { NewWorkspaceForm } from "./new-workspace-form.tsx";

interface NewWorkspaceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Goes to the new workspace; the overlay stays until it is there. */
  readonly onCreated: (workspaceId: WorkspaceId) => Promise<void>;
}

/** Asks for a name and makes a workspace with it. */
export function NewWorkspaceDialog({ isOpen, onClose, onCreated }: NewWorkspaceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="New Workspace">
      <NewWorkspaceForm
        onCancel={onClose}
        onCreated={async (workspaceId) => {
          const arrival = onCreated(workspaceId);
          onClose();
          await arrival;
        }}
      />
    </Dialog>
  );
}
