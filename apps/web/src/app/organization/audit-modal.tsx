import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import type { Member } from "@stemma/contract/members.contract";
import { AuditLog } from "../../features/audit/audit-log.tsx";
import { MemberField } from "../../features/permissions/readers/member-field.tsx";
import { DialogHeader } from "../../ui/dialogs/dialog-header.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { messages } from "./messages.ts";

interface AuditModalProps {
  readonly organization: Account["organization"];
  readonly onClose: () => void;
}

/** The audit log of an organization that the person administers. */
export function AuditModal({ organization, onClose }: AuditModalProps) {
  const [person, setPerson] = useState<Member | null>(null);
  return (
    <Dialog isOpen size="large" onClose={onClose} width="760px" height="720px">
      <DialogHeader title={messages.auditTitle(organization.organizationName)} />
      <AuditLog
        organizationId={organization.id}
        userId={person?.id}
        personField={
          <MemberField label={messages.auditPerson} value={person} onValue={setPerson} />
        }
      />
    </Dialog>
  );
}
