import { DoorOpen } from "lucide-react";
import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import type { Member } from "@stemma/contract/members.contract";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { LeaveOrganizationDialog } from "./leave-organization-dialog.tsx";
import { MemberList } from "./member-list.tsx";
import styles from "./members-panel.module.css";
import { messages } from "./messages.ts";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";

interface MembersPanelProps {
  readonly account: Account;
  /** Opens the tab for invitations; absent if the person may not invite. */
  readonly onInvite?: (() => void) | undefined;
  /** Leaves the organization and opens Home of the next one. */
  readonly onLeave: () => Promise<void>;
}

/** The members of the organization, with buttons to invite more people and to leave. */
export function MembersPanel({ account, onInvite, onLeave }: MembersPanelProps) {
  const [removing, setRemoving] = useState<Member | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const { organizationName } = account.organization;
  return (
    <>
      <MemberList account={account} onRemove={setRemoving} onInvite={onInvite} />
      <div className={styles["foot"]}>
        <Button kind="quiet" icon={<Icon of={DoorOpen} />} onClick={() => setIsLeaving(true)}>
          {messages.leave}
        </Button>
      </div>
      {removing !== null && (
        <RemoveMemberDialog
          member={removing}
          organizationName={organizationName}
          onClose={() => setRemoving(null)}
        />
      )}
      {isLeaving && (
        <LeaveOrganizationDialog
          organizationName={organizationName}
          onClose={() => setIsLeaving(false)}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
