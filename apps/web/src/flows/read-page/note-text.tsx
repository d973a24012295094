import styles from "./change-notes.module.css";
import type { NoteWords } from "./note-words.ts";

/** Who made a change: one line for each version. */
export function NoteText({ words }: { readonly words: readonly NoteWords[] }) {
  return words.map(({ versionId, name, did }) => (
    <span key={versionId} className={styles["line"]}>
      <b>{name}</b> {did}
    </span>
  ));
}
