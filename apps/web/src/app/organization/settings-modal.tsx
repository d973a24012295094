import { useQuery } from "@tanstack/react-query";
import { SettingsDialog } from "../../features/settings/settings-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { useModals } from "../../flows/modals/modal-context.ts";

interface SettingsModalProps {
  readonly firstTab: "user" | "organization" | "account";
  readonly onClose: () => void;
}

/** The person's settings, from which the members, signing out and deletions are reached. */
export function SettingsModal({ firstTab, onClose }: SettingsModalProps) {
  const { open } = useModals();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  return (
    account && (
      <SettingsDialog
        account={account}
        firstTab={firstTab}
        onClose={onClose}
        onMembers={() => open({ name: "members" })}
        onSignOut={() => open({ name: "sign-out" })}
        onDeleteAccount={() => open({ name: "delete-account" })}
        onDeleteOrganization={() => open({ name: "delete-organization" })}
      />
    )
  );
}
