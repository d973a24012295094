import { OrganizationDialog } from "../../features/organizations/organization-dialog.tsx";
import { useOrganizationSwitch } from "./use-organization-switch.ts";

interface OrganizationModalProps {
  readonly firstTab: "join" | "create";
  readonly onClose: () => void;
}

/** Joins, creates or restores an organization; a new or restored one is opened. */
export function OrganizationModal({ firstTab, onClose }: OrganizationModalProps) {
  const { create, switchTo } = useOrganizationSwitch();
  return (
    <OrganizationDialog
      firstTab={firstTab}
      onClose={onClose}
      onCreate={async (organizationName) => {
        await create(organizationName);
        onClose();
      }}
      onRestored={async (organizationId) => {
        await switchTo(organizationId);
        onClose();
      }}
    />
  );
}
