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
import { askedBefore, rememberAsking } from "./asked-before.ts";
import type { AskedFor } from "./read-asked-for.ts";
import styles from "./request-access.module.css";

interface RequestAccessProps {
  readonly item: AskedFor;
  readonly userId: UserId;
}

/** Requests access from the administrators of a page or workspace, with an optional message. */
export function RequestAccess({ item, userId }: RequestAccessProps) {
  const [message, setMessage] = useState("");
  const [isSent, setSent] = useState(false);
  const [before] = useState(() => askedBefore(userId, item));
  const now = useNow([before?.toISOString()]);
  const { run, isRunning, error } = useSingleFlight(async () => {
    await api.requests.ask({ item, message });
    rememberAsking(userId, item, new Date());
    setSent(true);
  });
  if (isSent) {
    return (
      <output className={styles["sent"]}>
        Your request was sent.
        <span className={styles["next"]}>We&rsquo;ll let you know here once you have access.</span>
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
        label="Message"
        hint="optional"
        maxLength={requestMessageMax}
        rows={3}
        value={message}
        onValue={setMessage}
      />
      {error !== null && (
        <Notice tone="error">Your request was not sent. {failureWords(error)}</Notice>
      )}
      <div className={styles["send"]}>
        {before !== null && (
          <span className={styles["before"]}>You asked {relativeTime(before, now)}.</span>
        )}
        <Button type="submit" kind="primary" icon={isRunning && <Spinner />} disabled={isRunning}>
          Request access
        </Button>
      </div>
    </form>
  );
}
