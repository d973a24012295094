import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { freshSessionMs } from "@stemma/domain/account/fresh-session-ms";
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
import { EndSessionsForm } from "./end-sessions-form.tsx";
import { messages } from "../messages.tsx";
import styles from "./account-settings.module.css";

/** How many are read at once. */
const partSize = 50;

/** The session to end, or all except the current one. */
type Ended = SessionId | "others";

/** The sessions of the person; any session except this one can be ended, or all of them. Whoever signed in long ago is asked who they are. */
export function SessionList({ hasPassword }: { readonly hasPassword: boolean }) {
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
  const [asked, setAsked] = useState<Ended | null>(null);
  const end = async (ended: Ended, proof: { readonly password?: string } = {}) => {
    if (ended === "others") await api.accounts.endOtherSessions(proof);
    else await api.accounts.endSession({ sessionId: ended, ...proof });
    setAsked(null);
    await queryClient.invalidateQueries({ queryKey: orpc.accounts.listSessions.key() });
  };
  const ending = useSingleFlight(end);
  const current = sessions.find(({ isCurrent }) => isCurrent);
  const press = (ended: Ended) => {
    const ageMs = current === undefined ? 0 : now.getTime() - Date.parse(current.signedInAt);
    if (ageMs > freshSessionMs) setAsked(ended);
    else void ending.run(ended);
  };
  return (
    <section className={styles["group"]} aria-labelledby="sessions">
      <div className={styles["head"]}>
        <h3 id="sessions" className={styles["heading"]}>
          {messages.sessions}
        </h3>
        {sessions.length > 1 && (
          <Button disabled={ending.isRunning} onClick={() => press("others")}>
            {messages.endOthers}
          </Button>
        )}
      </div>
      {isError && <LoadFailure words={failureWords(error)} onRetry={() => void refetch()} />}
      {ending.error !== null && <Notice tone="error">{failureWords(ending.error)}</Notice>}
      {asked !== null && (
        <EndSessionsForm
          action={asked === "others" ? messages.endOthers : messages.end}
          hasPassword={hasPassword}
          onEnd={(proof) => end(asked, proof)}
          onCancel={() => setAsked(null)}
        />
      )}
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
                onClick={() => press(id)}
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
