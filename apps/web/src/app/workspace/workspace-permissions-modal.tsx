import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";
import { WorkspacePermissionsDialog } from "../../features/permissions/workspace-permissions-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { messages } from "./messages.ts";

interface WorkspacePermissionsModalProps {
  readonly workspaceId: WorkspaceId;
  readonly onClose: () => void;
}

/** The members of a workspace in a modal over any screen. It closes when the person loses access to the workspace. */
export function WorkspacePermissionsModal(props: WorkspacePermissionsModalProps) {
  const { workspaceId, onClose } = props;
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const { data, error, refetch } = useQuery(
    orpc.workspaces.get.queryOptions({ input: { workspaceId } }),
  );
  const isLost = data !== undefined && hasErrorCode(error, "NO_ACCESS");
  useEffect(() => {
    if (isLost) onClose();
  }, [isLost, onClose]);
  if (data !== undefined && account !== undefined) {
    return (
      <WorkspacePermissionsDialog
        workspace={data}
        organizationName={account.organization.organizationName}
        onClose={onClose}
      />
    );
  }
  if (error === null) return null;
  return (
    <Dialog isOpen onClose={onClose} title={messages.people}>
      {hasErrorCode(error, "NO_ACCESS") ? (
        <p>{messages.notMember}</p>
      ) : (
        <LoadFailure words={failureWords(error)} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
