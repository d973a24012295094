import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { SessionId } from "@stemma/domain/ids";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { api, orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../../ui/messages/load-next-part.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { Pill } from "../../../ui/buttons/pill.tsx";
import { addressWords } from "./address-words.ts";
import { deviceWords } from "../../../entities/account/device-words.ts";
import { messages } from "../messages.tsx";
import styles from "./account-settings.module.css";

/** How many are read at once. */
const partSize = 50;

/** The sessions of the person; any session except this one can be ended, or all of them. */
export function SessionList() {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(
    orpc.accounts.listSessions.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: partSize }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const { data, isError, error, refetch } = list;
  const sessions = data?.pages.flatMap((part) => part.items) ?? [];
  const now = useNow(sessions.map(({ lastSeenAt }) => lastSeenAt));
  const ending = useSingleFlight(async (sessionId: SessionId | null) => {
    if (sessionId === null) await api.accounts.endOtherSessions();
    else await api.accounts.endSession({ sessionId });
    await queryClient.invalidateQueries({ queryKey: orpc.accounts.listSessions.key() });
  });
  return (
    <section className={styles["group"]} aria-labelledby="sessions">
      <div className={styles["head"]}>
        <h3 id="sessions" className={styles["heading"]}>
          {messages.sessions}
        </h3>
        {sessions.length > 1 && (
          <Button disabled={ending.isRunning} onClick={() => void ending.run(null)}>
            {messages.endOthers}
          </Button>
        )}
      </div>
      {isError && <LoadFailure words={failureWords(error)} onRetry={() => void refetch()} />}
      {ending.error !== null && <Notice tone="error">{failureWords(ending.error)}</Notice>}
      <ul className={styles["rows"]} aria-labelledby="sessions">
        {sessions.map(({ id, userAgent, ipAddress, lastSeenAt, isCurrent }) => (
          <li key={id} className={styles["row"]}>
            <div className={styles["words"]}>
              <div>{deviceWords(userAgent)}</div>
              <div className={styles["detail"]}>
                {ipAddress === "" ? "" : `${addressWords(ipAddress)} · `}
                {isCurrent
                  ? messages.now
                  : messages.lastSeen(relativeTime(new Date(lastSeenAt), now))}
              </div>
            </div>
            {isCurrent ? (
              <Pill tone="plain">{messages.thisSession}</Pill>
            ) : (
              <Button
                aria-label={messages.endSessionOf(deviceWords(userAgent))}
                disabled={ending.isRunning}
                onClick={() => void ending.run(id)}
              >
                {messages.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LoadNextPart list={list} />
    </section>
  );
}
