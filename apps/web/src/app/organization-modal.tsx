import { OrganizationDialog } from "../features/organizations/organization-dialog.tsx";
import { useOrganizationSwitch } from "./use-organization-switch.ts";

interface OrganizationModalProps {
  readonly firstTab: "join" | "create";
  readonly onClose: () => void;
}

/** Joining or making an organization, and the way into the new one. */
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
