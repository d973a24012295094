import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { OrganizationId } from "@stemma/domain/ids";
import { api } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { listInWords } from "../../lib/list-in-words.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { invalidatePeople } from "../../entities/person/invalidate-people.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { messages } from "./messages.ts";

const { confirm: words } = messages;

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
    await invalidatePeople(queryClient);
  });
  // Opening the link confirms, without a further click.
  // oxlint-disable-next-line react/exhaustive-deps -- once per token
  useEffect(() => void run(), [token]);

  if (confirmed !== null) return <Outcome confirmed={confirmed} onEnter={onEnter} />;
  if (error === null) return <Loader />;
  const isInvalid = hasErrorCode(error, "LINK_INVALID");
  return (
    <MessageScreen
      title={isInvalid ? words.linkInvalid : messages.failures.confirm}
      actions={
        <>
          {isInvalid ? (
            <Button kind="primary" onClick={onAskAgain}>
              {words.requestLink}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => void run()}>
              {words.tryAgain}
            </Button>
          )}
          <LinkButton to="/">{words.home}</LinkButton>
        </>
      }
    >
      {isInvalid ? words.linkInvalidHint : failureWords(error)}
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
      title={joined.length === 0 ? words.confirmed : words.joined}
      actions={
        <>
          {joined.map(({ organizationId, organizationName }) => (
            <Button key={organizationId} kind="primary" onClick={() => onEnter(organizationId)}>
              {words.goTo(organizationName)}
            </Button>
          ))}
          <LinkButton to="/">{words.home}</LinkButton>
        </>
      }
    >
      {joined.length === 0 ? words.confirmedHint(email) : words.joinedHint(email, names(joined))}
    </MessageScreen>
  );
}

function names(joined: Confirmed["joined"]): string {
  return listInWords(joined.map(({ organizationName }) => organizationName));
}
