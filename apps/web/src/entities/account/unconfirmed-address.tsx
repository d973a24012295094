import type { User } from "@stemma/contract/account-shapes";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import styles from "./unconfirmed-address.module.css";

interface UnconfirmedAddressProps {
  readonly user: User;
  /** What is not possible until the address is confirmed. */
  readonly effect: string;
}

/**
 * A notice that the person's address is not confirmed, with a button that mails the confirmation link. Renders nothing
 * if the address is confirmed.
 */
export function UnconfirmedAddress({ user, effect }: UnconfirmedAddressProps) {
  const { isMailSetUp } = useServerSettings();
  const [isSent, setSent] = useState(false);
  const { run, isRunning, error } = useSingleFlight(async () => {
    await api.requests.join({ email: user.email });
    setSent(true);
  });
  if (user.isEmailVerified) return null;
  if (isSent) {
    return (
      <Notice tone="note">
        {isMailSetUp
          ? messages.confirmationMailed(user.email)
          : messages.confirmationInLog(user.email)}
      </Notice>
    );
  }
  return (
    <>
      <div className={styles["line"]}>
        <span>{effect}</span>
        <Button disabled={isRunning} onClick={() => void run()}>
          {messages.confirmAddress}
        </Button>
      </div>
      {error !== null && <Notice tone="error">{failureWords(error)}</Notice>}
    </>
  );
}
