import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { draftNotesMaxCharacters } from "@stemma/domain/draft/draft-notes";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "../messages.ts";
import styles from "./draft-notes.module.css";

interface DraftNotesProps {
  readonly notes: string | null;
  /** Called with `null` when the notes become empty. The prop itself is `null` where the notes are read-only. */
  readonly onNotes: ((notes: string | null) => void) | null;
}

/** The author's private notes above the draft. Expanded at first if there are any; never published. */
export function DraftNotes({ notes, onNotes }: DraftNotesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(() => notes !== null);
  return (
    <section className={styles["panel"]} aria-label={messages.notes.title}>
      <button
        type="button"
        className={styles["heading"]}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles["name"]}>{messages.notes.title}</span>
        {" · "}
        {messages.notes.visibility}
        <Icon of={ChevronDown} className={styles["chevron"]} />
      </button>
      {isOpen && (
        <div id={id} className={styles["grow"]} data-text={`${notes ?? ""} `}>
          <textarea
            className={styles["text"]}
            aria-label={messages.notes.label}
            placeholder={messages.notes.placeholder}
            rows={1}
            maxLength={draftNotesMaxCharacters}
            value={notes ?? ""}
            readOnly={onNotes === null}
            onChange={({ target }) => onNotes?.(target.value === "" ? null : target.value)}
          />
        </div>
      )}
    </section>
  );
}
