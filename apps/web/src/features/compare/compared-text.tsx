import type { ComparedChange } from "./comparison.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./compared-text.module.css";

interface ComparedTextProps {
  readonly sentence: string;
  readonly changes: readonly ComparedChange[];
  /** Whether it stands on screen; for screen readers it always does. */
  readonly isShown: boolean;
}

/** The comparison in words, a line for each change. */
export function ComparedText({ sentence, changes, isShown }: ComparedTextProps) {
  return (
    <section
      className={classNames(isShown ? styles["text"] : "visually-hidden")}
      aria-label="Changes as text"
    >
      <p>{sentence}.</p>
      <ol className={styles["changes"]}>
        {changes.map(({ stop, text }) => (
          <li key={stop}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
