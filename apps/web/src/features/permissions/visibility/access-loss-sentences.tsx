import { Spinner } from "../../../ui/messages/spinner.tsx";
import { messages } from "../messages.ts";
import styles from "./access-loss-sentences.module.css";

/** Sentences about who gains or loses access; `null` while they load. */
export function AccessLossSentences({
  sentences,
}: {
  readonly sentences: readonly string[] | null;
}) {
  if (sentences === null) {
    return (
      <span className={styles["waiting"]}>
        <Spinner /> {messages.accessLoss.loading}
      </span>
    );
  }
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}
