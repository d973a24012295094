import type { WorkspaceId } from "@stemma/domain/ids";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { messages } from "./messages.ts";
import { NewWorkspaceForm } from "./new-workspace-form.tsx";

interface NewWorkspaceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Fetches the new workspace and opens it, while the overlay stays. */
  readonly onCreated: (workspaceId: WorkspaceId) => Promise<void>;
}

/** Asks for a name and creates a workspace. */
export function NewWorkspaceDialog({ isOpen, onClose, onCreated }: NewWorkspaceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.create.title}>
      <NewWorkspaceForm
        onCancel={onClose}
        onCreated={async (workspaceId) => {
          await onCreated(workspaceId);
          onClose();
        }}
      />
    </Dialog>
  );
}
