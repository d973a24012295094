import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { OrganizationId } from "@stemma/domain/ids";
import { api } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { readPeopleAgain } from "../../entities/person/read-people-again.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";

interface Confirmed {
  readonly email: string;
  readonly joined: readonly {
    readonly organizationId: OrganizationId;
    readonly organizationName: string;
  }[];
}

interface ConfirmAddressProps {
  /** The token from the mailed link; it works once. */
  readonly token: string;
  readonly onEnter: (organizationId: OrganizationId) => void;
  /** Opens the form to request another link. */
  readonly onAskAgain: () => void;
}

/** Confirms an e-mail address with the mailed link, and shows the result. */
export function ConfirmAddress({ token, onEnter, onAskAgain }: ConfirmAddressProps) {
  const queryClient = useQueryClient();
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const { run, error } = useSingleFlight(async () => {
    setConfirmed(await api.requests.confirm({ token }));
    await readPeopleAgain(queryClient);
  });
  // Opening the link confirms, without a further click.
  // oxlint-disable-next-line react/exhaustive-deps -- once per token
  useEffect(() => void run(), [token]);

  if (confirmed !== null) return <Outcome confirmed={confirmed} onEnter={onEnter} />;
  if (error === null) return <Loader />;
  const isInvalid = hasErrorCode(error, "LINK_INVALID");
  return (
    <MessageScreen
      title={isInvalid ? "This link does not work any more" : "The address was not confirmed"}
      actions={
        <>
          {isInvalid ? (
            <Button kind="primary" onClick={onAskAgain}>
              Ask for another link
            </Button>
          ) : (
            <Button kind="primary" onClick={() => void run()}>
              Try again
            </Button>
          )}
          <LinkButton to="/">Back to Home</LinkButton>
        </>
      }
    >
      {isInvalid
        ? "It was used already, is too old, or was asked for with another account than the one you are signed in with."
        : failureWords(error)}
    </MessageScreen>
  );
}

interface OutcomeProps {
  readonly confirmed: Confirmed;
  readonly onEnter: (organizationId: OrganizationId) => void;
}

function Outcome({ confirmed: { email, joined }, onEnter }: OutcomeProps) {
  return (
    <MessageScreen
      title={joined.length === 0 ? "Your address is confirmed" : "You are in"}
      actions={
        <>
          {joined.map(({ organizationId, organizationName }) => (
            <Button key={organizationId} kind="primary" onClick={() => onEnter(organizationId)}>
              Go to {organizationName}
            </Button>
          ))}
          <LinkButton to="/">Back to Home</LinkButton>
        </>
      }
    >
      {joined.length === 0
        ? `If an organization uses ${email}, its administrators were asked to let you in. Once they do, it stands in the menu at your organization's name.`
        : `${email} was invited to ${names(joined)}, and the invitation is accepted.`}
    </MessageScreen>
  );
}

function names(joined: Confirmed["joined"]): string {
  const list = new Intl.ListFormat("en-US", { type: "conjunction" });
  return list.format(joined.map(({ organizationName }) => organizationName));
}
