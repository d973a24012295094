import { api } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { useState } from "react";
import { messages } from "./messages.ts";
import styles from "./unsubscribe-mail.module.css";

const { endMail: texts } = messages;

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
  const home = <LinkButton to="/">{texts.goTo(productName)}</LinkButton>;
  if (isDone) {
    return (
      <MessageScreen title={texts.doneTitle} actions={home}>
        {texts.done}
      </MessageScreen>
    );
  }
  if (hasErrorCode(error, "LINK_INVALID")) {
    return (
      <MessageScreen title={texts.invalidTitle} actions={home}>
        {texts.invalid}
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      title={texts.title}
      actions={
        <>
          <Button kind="primary" disabled={isRunning} onClick={() => void run()}>
            {texts.action}
          </Button>
          {home}
        </>
      }
    >
      {texts.text(productName)}
      {error !== null && (
        <div className={styles["failure"]}>
          <Notice tone="error">{texts.failed(failureWords(error))}</Notice>
        </div>
      )}
    </MessageScreen>
  );
}
