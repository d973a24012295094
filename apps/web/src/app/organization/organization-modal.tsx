import { OrganizationDialog } from "../../features/organizations/organization-dialog.tsx";
import { useOrganizationSwitch } from "./use-organization-switch.ts";

interface OrganizationModalProps {
  readonly firstTab: "join" | "create";
  readonly onClose: () => void;
}

/** Joins or creates an organization; a new organization is opened. */
export function OrganizationModal({ firstTab, onClose }: OrganizationModalProps) {
  const { create } = useOrganizationSwitch();
  return (
    <OrganizationDialog
      firstTab={firstTab}
      onClose={onClose}
      onCreate={async (organizationName) => {
        await create(organizationName);
        onClose();
      }}
    />
  );
}
