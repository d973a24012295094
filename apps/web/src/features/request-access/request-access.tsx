import { useState } from "react";
import { requestMessageMax } from "@stemma/domain/request/request-message-max";
import type { UserId } from "@stemma/domain/ids";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { Spinner } from "../../ui/messages/spinner.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { messages } from "./messages.ts";
import { lastRequestedAt, rememberRequest } from "./remembered-requests.ts";
import type { RequestedItem } from "./read-requested-item.ts";
import styles from "./request-access.module.css";

interface RequestAccessProps {
  readonly item: RequestedItem;
  readonly userId: UserId;
}

/** Requests access from the administrators of a page or workspace, with an optional message. */
export function RequestAccess({ item, userId }: RequestAccessProps) {
  const [message, setMessage] = useState("");
  const [isSent, setSent] = useState(false);
  const [before] = useState(() => lastRequestedAt(userId, item));
  const now = useNow([before?.toISOString()]);
  const { run, isRunning, error } = useSingleFlight(async () => {
    await api.requests.ask({ item, message });
    rememberRequest(userId, item, new Date());
    setSent(true);
  });
  if (isSent) {
    return (
      <output className={styles["sent"]}>
        {messages.sent}
        <span className={styles["next"]}>{messages.sentHint}</span>
      </output>
    );
  }
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <TextArea
        label={messages.message}
        hint={messages.messageHint}
        maxLength={requestMessageMax}
        rows={3}
        value={message}
        onValue={setMessage}
      />
      {error !== null && <Notice tone="error">{messages.notSent(failureWords(error))}</Notice>}
      <div className={styles["send"]}>
        {before !== null && (
          <span className={styles["before"]}>
            {messages.requestedBefore(relativeTime(before, now))}
          </span>
        )}
        <Button type="submit" kind="primary" icon={isRunning && <Spinner />} disabled={isRunning}>
          {messages.request}
        </Button>
      </div>
    </form>
  );
}
