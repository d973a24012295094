import { Spinner } from "../../../ui/messages/spinner.tsx";
import styles from "./sight-sentences.module.css";

/** Sentences about who gains or loses access; `null` while they load. */
export function SightSentences({ sentences }: { readonly sentences: readonly string[] | null }) {
  if (sentences === null) {
    return (
      <span className={styles["waiting"]}>
        <Spinner /> Looking who that changes…
      </span>
    );
  }
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}
