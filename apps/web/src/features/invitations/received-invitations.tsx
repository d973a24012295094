import type { ReactNode } from "react";
import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import { useNow } from "../../lib/time/use-now.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { PersonRow } from "../../ui/people/person-row.tsx";
import { expiryWords } from "./expiry-words.ts";
import type { Joined } from "./joined.ts";
import { messages } from "./messages.ts";
import { targetWords } from "./target-words.ts";

interface ReceivedInvitationsProps {
  readonly invitations: readonly ReceivedInvitation[];
  /** The invitations that were accepted on this screen. */
  readonly joined: readonly Joined[];
  /** Why an answer failed, as text. */
  readonly failure: string | null;
  readonly onAnswer: (invitation: ReceivedInvitation, answer: "accept" | "decline") => void;
  /** Switches to the joined organization and opens the joined place. */
  readonly onEnter: (joined: Joined) => void;
  /** Below the list: the button that loads more of it. */
  readonly children?: ReactNode;
}

/** The person's pending invitations, and links to the places joined through accepted ones. */
export function ReceivedInvitations(props: ReceivedInvitationsProps) {
  const { invitations, joined, failure, onAnswer, onEnter, children } = props;
  const now = useNow([]);
  return (
    <ListSection heading={messages.received.heading}>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {joined.map((place) => (
        <Notice
          key={place.id}
          tone="note"
          actions={<Button onClick={() => onEnter(place)}>{messages.received.goThere}</Button>}
        >
          {messages.received.joined(place.place)}
        </Notice>
      ))}
      <ul>
        {invitations.map((invitation) => (
          <PersonRow
            key={invitation.id}
            name={invitation.invitedBy}
            detail={`${messages.received.invites(targetWords(invitation))} · ${expiryWords(new Date(invitation.expiresAt), now)}`}
          >
            <Button
              aria-label={messages.received.acceptFrom(invitation.organizationName)}
              onClick={() => onAnswer(invitation, "accept")}
            >
              {messages.answer.accept}
            </Button>
            <Button
              kind="quiet"
              aria-label={messages.received.declineFrom(invitation.organizationName)}
              onClick={() => onAnswer(invitation, "decline")}
            >
              {messages.answer.decline}
            </Button>
          </PersonRow>
        ))}
      </ul>
      {children}
    </ListSection>
  );
}
