import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { hasErrorCode } from "../../../lib/failures/error-code.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import { MessageScreen } from "../../../ui/messages/message-screen.tsx";
import { messages } from "../messages.tsx";

interface ConfirmEmailChangeProps {
  /** The token from the mailed link; it works once. */
  readonly token: string;
  /** Opens the form to request another link. */
  readonly onAskAgain: () => void;
}

/** Confirms a new e-mail address with the mailed link, and shows the result. */
export function ConfirmEmailChange({ token, onAskAgain }: ConfirmEmailChangeProps) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState<string | null>(null);
  const { run, error } = useSingleFlight(async () => {
    setEmail((await api.accounts.confirmEmailChange({ token })).email);
    await queryClient.invalidateQueries({ queryKey: orpc.accounts.current.key() });
  });
  // Opening the link confirms, without a further click.
  // oxlint-disable-next-line react/exhaustive-deps -- once per token
  useEffect(() => void run(), [token]);

  if (email !== null) {
    return (
      <MessageScreen
        title={messages.emailChanged}
        actions={<LinkButton to="/">{messages.backToHome}</LinkButton>}
      >
        {messages.signInWith(email)}
      </MessageScreen>
    );
  }
  if (error === null) return <Loader />;
  const isInvalid = hasErrorCode(error, "LINK_INVALID");
  return (
    <MessageScreen
      title={isInvalid ? messages.linkInvalid : messages.emailNotChanged}
      actions={
        <>
          <Button kind="primary" onClick={() => (isInvalid ? onAskAgain() : void run())}>
            {isInvalid ? messages.newLink : messages.tryAgain}
          </Button>
          <LinkButton to="/">{messages.backToHome}</LinkButton>
        </>
      }
    >
      {isInvalid ? messages.linkInvalidWhy : failureWords(error)}
    </MessageScreen>
  );
}
