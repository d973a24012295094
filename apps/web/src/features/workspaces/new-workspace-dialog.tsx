import { useQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { messages } from "./messages.ts";
import { NewWorkspaceForm } from "./new-workspace-form.tsx";
import { WhoCreatesWorkspaces } from "./who-creates-workspaces.tsx";

interface NewWorkspaceDialogProps {
  readonly onClose: () => void;
  /** Fetches the new workspace and opens it, while the overlay stays. */
  readonly onCreated: (workspaceId: WorkspaceId) => Promise<void>;
}

/** Asks for a name and creates a workspace; where only administrators do, says who they are. */
export function NewWorkspaceDialog({ onClose, onCreated }: NewWorkspaceDialogProps) {
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  return (
    <Dialog isOpen onClose={onClose} title={messages.create.title}>
      {account?.can.createWorkspace === false ? (
        <WhoCreatesWorkspaces />
      ) : (
        <NewWorkspaceForm
          onCancel={onClose}
          onCreated={async (workspaceId) => {
            await onCreated(workspaceId);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
