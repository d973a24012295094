import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SettingsDialog } from "../../features/settings/settings-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { useModals } from "../../flows/modals/modal-context.ts";
import { modalChunk } from "../../ui/dialogs/modal-chunk.tsx";

const auditChunk = modalChunk(async () => (await import("./audit-modal.tsx")).AuditModal);

interface SettingsModalProps {
  readonly firstTab: "user" | "organization" | "account";
  readonly onClose: () => void;
}

/** The person's settings, from which the members, the audit log, signing out and deletions are reached. */
export function SettingsModal({ firstTab, onClose }: SettingsModalProps) {
  const { open } = useModals();
  const [isAuditing, setIsAuditing] = useState(false);
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  if (account === undefined) return null;
  if (isAuditing) {
    return <auditChunk.Component organization={account.organization} onClose={onClose} />;
  }
  return (
    <SettingsDialog
      account={account}
      firstTab={firstTab}
      onClose={onClose}
      onMembers={() => open({ name: "members" })}
      onAudit={() => setIsAuditing(true)}
      onSignOut={() => open({ name: "sign-out" })}
      onDeleteAccount={() => open({ name: "delete-account" })}
      onDeleteOrganization={() => open({ name: "delete-organization" })}
    />
  );
}
