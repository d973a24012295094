import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import styles from "./change-notes.module.css";
import { messages } from "./messages.ts";
import { NoteText } from "./note-text.tsx";
import type { NoteWords } from "./note-words.ts";

/** The least space between two notes, in pixels. */
const gap = 16;

interface ChangeNotesProps {
  /** The notes, by the number of the change. */
  readonly notes: ReadonlyMap<number, readonly NoteWords[]>;
  /** The comparison, whose changes have their number in `data-change`. */
  readonly children: ReactNode;
}

/**
 * A comparison with notes in the margin that say who made each change. A narrow window has no margin for them; there, the
 * comparison's bar shows the note of the current change.
 */
export function ChangeNotes({ notes, children }: ChangeNotesProps) {
  const box = useRef<HTMLDivElement>(null);
  usePlaces(box, notes);
  return (
    <div ref={box} className={styles["box"]}>
      {children}
      {notes.size > 0 && (
        <aside className={styles["margin"]} aria-label={messages.note.label}>
          {Array.from(notes, ([change, words]) => (
            <div key={change} className={styles["note"]} data-note-of={change}>
              <NoteText words={words} />
            </div>
          ))}
        </aside>
      )}
    </div>
  );
}

/** Keeps each note beside its change, below the note before it, also when the text is laid out anew. */
function usePlaces(box: RefObject<HTMLElement | null>, notes: ChangeNotesProps["notes"]): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || notes.size === 0) return undefined;
    const place = () => {
      const top = element.getBoundingClientRect().top;
      let free = 0;
      for (const note of element.querySelectorAll<HTMLElement>("[data-note-of]")) {
        const of = element.querySelector(`[data-change="${note.dataset["noteOf"]}"]`);
        // A long comparison is drawn piece by piece.
        note.hidden = of === null;
        if (of === null) continue;
        const beside = Math.max(of.getBoundingClientRect().top - top, free);
        note.style.top = `${beside}px`;
        free = beside + note.offsetHeight + gap;
      }
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, notes]);
}
