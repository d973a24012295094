import type { Invitation, SentInvitation } from "@stemma/contract/invitations.contract";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import { messages as personMessages } from "../../entities/person/messages.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { PersonRow } from "../../ui/people/person-row.tsx";
import { expiryWords } from "./expiry-words.ts";
import { SentLink } from "./inviting/sent-link.tsx";
import { messages } from "./messages.ts";

interface OpenInvitationProps {
  readonly invitation: Invitation;
  /** Its link, if the invitation was sent from this screen. */
  readonly sent: SentInvitation | undefined;
  /** Whether to leave out the workspace's name, because all listed invitations are for the same place. */
  readonly isPlaceKnown: boolean;
  readonly now: Date;
  readonly onRenew: (invitation: Invitation) => Promise<void>;
  readonly onRevoke: (invitation: Invitation) => void;
}

/** A pending invitation: the address, role and expiry, with buttons to renew and revoke it. */
export function OpenInvitation(props: OpenInvitationProps) {
  const { invitation, sent, isPlaceKnown, now, onRenew, onRevoke } = props;
  const { email, workspaceName, invitedBy, expiresAt } = invitation;
  const { run, isRunning } = useSingleFlight(() => onRenew(invitation));
  const detail = [
    roleWords(invitation),
    ...(workspaceName === null || isPlaceKnown ? [] : [workspaceName]),
    messages.invitedBy(invitedBy),
    expiryWords(new Date(expiresAt), now),
  ];
  return (
    <PersonRow
      name={email}
      detail={detail.join(" · ")}
      below={sent && <SentLink key={sent.link} sent={sent} />}
    >
      <Button
        kind="quiet"
        aria-label={messages.resendTo(email)}
        disabled={isRunning}
        onClick={() => void run()}
      >
        {messages.resend}
      </Button>
      <Button
        kind="quiet"
        aria-label={messages.revokeFor(email)}
        disabled={isRunning}
        onClick={() => onRevoke(invitation)}
      >
        {messages.revoke}
      </Button>
    </PersonRow>
  );
}

/** The role of an invitation: 'Editor' in a workspace, 'User' in the organization. */
function roleWords({ workspaceName, role }: Invitation): string {
  return workspaceName === null
    ? personMessages.organizationRoles[role as OrganizationRole]
    : personMessages.roles[role as Role];
}
