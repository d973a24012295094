import { api } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { useState } from "react";
import styles from "./unsubscribe-mail.module.css";

interface UnsubscribeMailProps {
  /** The token from the mailed link. */
  readonly token: string;
  readonly productName: string;
  /** Called after unsubscribing, to invalidate the cached settings. */
  readonly onDone: () => void;
}

/** Ends notification mail for the person whom the link was mailed to, with or without a session, in one click. */
export function UnsubscribeMail({ token, productName, onDone }: UnsubscribeMailProps) {
  const [isDone, setDone] = useState(false);
  const { run, isRunning, error } = useSingleFlight(async () => {
    await api.notifications.unsubscribeMail({ token });
    setDone(true);
    onDone();
  });
  const home = <LinkButton to="/">Go to {productName}</LinkButton>;
  if (isDone) {
    return (
      <MessageScreen title="You get no more notification mail" actions={home}>
        What happens to what you subscribe to still waits in your inbox. To get mail again, choose
        it in the inbox settings.
      </MessageScreen>
    );
  }
  if (hasErrorCode(error, "LINK_INVALID")) {
    return (
      <MessageScreen title="This link does not work" actions={home}>
        Perhaps it was copied in part, or a newer mail has another one. You can also end the mail
        yourself: sign in, and choose ‘Off’ in the inbox settings, under ‘Mail’.
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      title="End notification mail?"
      actions={
        <>
          <Button kind="primary" disabled={isRunning} onClick={() => void run()}>
            End notification mail
          </Button>
          {home}
        </>
      }
    >
      {productName} then mails you no notifications any more, of none of your organizations. You
      stay subscribed to everything, and your inbox goes on. Mail that you need to sign in is still
      sent.
      {error !== null && (
        <div className={styles["failure"]}>
          <Notice tone="error">Nothing was changed. {failureWords(error)}</Notice>
        </div>
      )}
    </MessageScreen>
  );
}
