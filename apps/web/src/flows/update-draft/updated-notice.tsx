import { X } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.tsx";
import type { UpdateDraft } from "./use-update-draft.ts";

/** Reports what an update brought in and offers to undo it. Renders nothing without an update. */
export function UpdatedNotice({ update }: { readonly update: UpdateDraft }) {
  const { done, isUndoRefused, undo, dismiss } = update;
  if (done === null) return null;
  const mayUndo = done.previousNode !== null && !isUndoRefused;
  return (
    <Notice
      tone="note"
      actions={
        <>
          {mayUndo && <Button onClick={undo}>{messages.updated.undo}</Button>}
          <IconButton label={messages.updated.dismiss} icon={<Icon of={X} />} onClick={dismiss} />
        </>
      }
    >
      {isUndoRefused
        ? messages.updated.cannotUndo
        : messages.updated.changes(done.mergedChanges, done.keptOwn)}
    </Notice>
  );
}
