import { messages } from "../messages.ts";
import type { ComparedChange } from "../comparison/comparison.ts";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./compared-text.module.css";

interface ComparedTextProps {
  readonly sentence: string;
  readonly changes: readonly ComparedChange[];
  /** Whether the text is visible; screen readers always get it. */
  readonly isShown: boolean;
}

/** The comparison as text, with one line per change. */
export function ComparedText({ sentence, changes, isShown }: ComparedTextProps) {
  return (
    <section
      className={classNames(isShown ? styles["text"] : "visually-hidden")}
      aria-label={messages.changesAsText}
    >
      <p>{messages.summary.sentence(sentence)}</p>
      <ol className={styles["changes"]}>
        {changes.map(({ stop, text }) => (
          <li key={stop}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
