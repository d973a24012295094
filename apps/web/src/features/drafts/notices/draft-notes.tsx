import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { draftNotesMaxCharacters } from "@stemma/domain/draft/draft-notes";
import { useEarlyText } from "../../../lib/keys/use-early-text.ts";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "../messages.ts";
import styles from "./draft-notes.module.css";

interface DraftNotesProps {
  readonly notes: string | null;
  /** Called with `null` when the notes become empty. The prop itself is `null` where the notes are read-only. */
  readonly onNotes: ((notes: string | null) => void) | null;
  /** Whether the draft is open, so that `onNotes` takes effect. What is typed before is kept until then. */
  readonly isReady: boolean;
}

/** The author's private notes above the draft. Expanded at first if there are any; never published. */
export function DraftNotes({ notes, onNotes, isReady }: DraftNotesProps) {
  const id = useId();
  const { shown, type } = useEarlyText(notes ?? "", isReady, (text) =>
    onNotes?.(text === "" ? null : text),
  );
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
        <div id={id} className={styles["grow"]} data-text={`${shown} `}>
          <textarea
            className={styles["text"]}
            aria-label={messages.notes.label}
            placeholder={messages.notes.placeholder}
            rows={1}
            maxLength={draftNotesMaxCharacters}
            value={shown}
            readOnly={onNotes === null}
            onChange={({ target }) => type(target.value)}
          />
        </div>
      )}
    </section>
  );
}
