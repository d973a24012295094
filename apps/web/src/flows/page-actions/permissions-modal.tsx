import type { PageView } from "@stemma/contract/page-view-shape";
import { PagePermissionsDialog } from "../../features/permissions/page-permissions-dialog.tsx";
import { useModals } from "../modals/modal-context.ts";

interface PermissionsModalProps {
  readonly view: PageView;
  readonly onClose: () => void;
}

/** The people who can see the page, with a link to the permissions of its workspace. */
export function PermissionsModal({ view, onClose }: PermissionsModalProps) {
  const { open } = useModals();
  return (
    <PagePermissionsDialog
      view={view}
      onClose={onClose}
      onOpenWorkspace={() => {
        onClose();
        open({ name: "workspace-permissions", workspaceId: view.workspace.id });
      }}
    />
  );
}
