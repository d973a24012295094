import { X } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.tsx";
import type { DoneUpdate } from "./plan/start-update.ts";
import type { UpdateDraft } from "./use-update-draft.ts";

/**
 * Reports what an update, an undo or a take changed and offers to undo it, or that an update ended elsewhere. Renders
 * nothing without one of them.
 */
export function UpdatedNotice({ update }: { readonly update: UpdateDraft }) {
  const { done, isUndoRefused, undo, ended, dismiss } = update;
  const dismissButton = (
    <IconButton label={messages.updated.dismiss} icon={<Icon of={X} />} onClick={dismiss} />
  );
  if (ended !== null) {
    return (
      <Notice tone="note" actions={dismissButton}>
        {messages.endedElsewhere[ended]}
      </Notice>
    );
  }
  if (done === null) return null;
  const { mergedChanges } = done;
  const mayUndo = done.previousNode !== null && !isUndoRefused && mergedChanges > 0;
  return (
    <Notice
      tone="note"
      actions={
        <>
          {mayUndo && <Button onClick={undo}>{undoLabel(done)}</Button>}
          {dismissButton}
        </>
      }
    >
      {isUndoRefused ? messages.updated.cannotUndo : doneWords(done)}
    </Notice>
  );
}

function undoLabel({ undone, takenFrom }: DoneUpdate): string {
  if (undone !== null) return messages.undo.takeBack;
  return takenFrom === null ? messages.updated.undo : messages.take.undo;
}

function doneWords({ undone, takenFrom, mergedChanges, keptOwn }: DoneUpdate): string {
  if (takenFrom !== null) {
    const { subjectLine } = takenFrom.publishMessage;
    return mergedChanges === 0
      ? messages.take.nothing(subjectLine)
      : messages.take.done(subjectLine, mergedChanges);
  }
  if (undone === null) return messages.updated.changes(mergedChanges, keptOwn);
  const { subjectLine } = undone.publishMessage;
  const { undo } = messages;
  if (mergedChanges === 0) return keptOwn > 0 ? undo.kept(keptOwn) : undo.nothing(subjectLine);
  return undo.done(subjectLine, mergedChanges) + (keptOwn > 0 ? undo.keptPartly(keptOwn) : "");
}
