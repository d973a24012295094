import type { Invitation, SentInvitation } from "@stemma/contract/invitations.contract";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { Button } from "../../ui/button.tsx";
import { PersonRow } from "../../ui/person-row.tsx";
import { expiryWords } from "./expiry-words.ts";
import { invitedRoleWords } from "./invited-role-words.ts";
import { SentLink } from "./sent-link.tsx";

interface OpenInvitationProps {
  readonly invitation: Invitation;
  /** Its link, where it was sent from this screen. */
  readonly sent: SentInvitation | undefined;
  /** Whether the workspace goes without saying: all that are listed are into the same place. */
  readonly isPlaceKnown: boolean;
  readonly now: Date;
  readonly onRenew: (invitation: Invitation) => Promise<void>;
  readonly onRevoke: (invitation: Invitation) => void;
}

/** An invitation that nobody answered yet: whose, as what, until when, and what can be done about it. */
export function OpenInvitation(props: OpenInvitationProps) {
  const { invitation, sent, isPlaceKnown, now, onRenew, onRevoke } = props;
  const { email, workspaceName, invitedBy, expiresAt } = invitation;
  const { run, isRunning } = useSingleFlight(() => onRenew(invitation));
  const detail = [
    invitedRoleWords(invitation),
    ...(workspaceName === null || isPlaceKnown ? [] : [workspaceName]),
    `invited by ${invitedBy}`,
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
        aria-label={`Resend: ${email}`}
        disabled={isRunning}
        onClick={() => void run()}
      >
        Resend
      </Button>
      <Button
        kind="quiet"
        aria-label={`Revoke: ${email}`}
        disabled={isRunning}
        onClick={() => onRevoke(invitation)}
      >
        Revoke
      </Button>
    </PersonRow>
  );
}
