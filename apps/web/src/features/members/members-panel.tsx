import { DoorOpen } from "lucide-react";
import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import type { Member } from "@stemma/contract/members.contract";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LeaveOrganizationDialog } from "./leave-organization-dialog.tsx";
import { MemberList } from "./member-list.tsx";
import styles from "./members-panel.module.css";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";

interface MembersPanelProps {
  readonly account: Account;
  /** Opens the tab in which people are invited; left out for a person who may not invite. */
  readonly onInvite?: (() => void) | undefined;
  /** Takes the person out of the organization, and to Home of where they are then. */
  readonly onLeave: () => Promise<void>;
}

/** Who is in the organization, the way to invite more, and the way out of it. */
export function MembersPanel({ account, onInvite, onLeave }: MembersPanelProps) {
  const [removing, setRemoving] = useState<Member | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const { organizationName } = account.organization;
  return (
    <>
      <MemberList account={account} onRemove={setRemoving} onInvite={onInvite} />
      <div className={styles["foot"]}>
        <Button kind="quiet" icon={<Icon of={DoorOpen} />} onClick={() => setIsLeaving(true)}>
          Leave organization
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
