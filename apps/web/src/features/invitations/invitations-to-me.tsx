import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import { useNow } from "../../lib/time/use-now.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { PersonRow } from "../../ui/people/person-row.tsx";
import { expiryWords } from "./expiry-words.ts";
import type { Joined } from "./joined.ts";
import { whatForWords } from "./what-for-words.ts";

interface InvitationsToMeProps {
  readonly invitations: readonly ReceivedInvitation[];
  /** The invitations that were accepted on this screen. */
  readonly joined: readonly Joined[];
  /** Why an answer failed, as text. */
  readonly failure: string | null;
  readonly onAnswer: (invitation: ReceivedInvitation, answer: "accept" | "decline") => void;
  /** Switches to the joined organization and opens the joined place. */
  readonly onEnter: (joined: Joined) => void;
}

/** The person's pending invitations, and links to the places joined through accepted ones. */
export function InvitationsToMe(props: InvitationsToMeProps) {
  const { invitations, joined, failure, onAnswer, onEnter } = props;
  const now = useNow([]);
  return (
    <ListSection heading="Invitations">
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {joined.map((place) => (
        <Notice
          key={place.id}
          tone="note"
          actions={<Button onClick={() => onEnter(place)}>Go there</Button>}
        >
          You are in {place.place} now.
        </Notice>
      ))}
      <ul>
        {invitations.map((invitation) => (
          <PersonRow
            key={invitation.id}
            name={invitation.invitedBy}
            detail={`Invites you to ${whatForWords(invitation)} · ${expiryWords(new Date(invitation.expiresAt), now)}`}
          >
            <Button
              aria-label={`Accept: ${invitation.organizationName}`}
              onClick={() => onAnswer(invitation, "accept")}
            >
              Accept
            </Button>
            <Button
              kind="quiet"
              aria-label={`Decline: ${invitation.organizationName}`}
              onClick={() => onAnswer(invitation, "decline")}
            >
              Decline
            </Button>
          </PersonRow>
        ))}
      </ul>
    </ListSection>
  );
}
