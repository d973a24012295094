import { useCallback, useEffect, useState } from "react";
import { bodyToText } from "@stemma/document/body-to-text";
import { wordCount } from "@stemma/domain/text/word-count";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { createIdleTask } from "../../lib/time/create-idle-task.ts";

/** In milliseconds: the words are counted when the writer pauses for so long, because counting takes time. */
const pauseMs = 600;

/**
 * How many words the draft on screen has. Call `onEdit` on each edit of its text: its cost does not grow with the page. The
 * words are 0 until they are counted.
 */
export function useDraftLength(open: OpenDraft | null) {
  const [words, setWords] = useState(0);
  const [task] = useState(() => createIdleTask(pauseMs));
  const session = open?.session;
  const replacements = open?.snapshot.replacements;
  const onEdit = useCallback(() => {
    if (session === undefined) return;
    task.schedule(() =>
      setWords(wordCount(bodyToText(session.readContent().serializedEditorState))),
    );
  }, [session, task]);
  // A text that came from elsewhere is no edit.
  useEffect(() => {
    if (replacements !== undefined) onEdit();
    return task.cancel;
  }, [onEdit, replacements, task]);
  return { words, onEdit };
}
