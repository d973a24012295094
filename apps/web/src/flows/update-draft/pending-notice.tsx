import type { PendingMerge } from "@stemma/contract/draft-shapes";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.tsx";
import { pendingProgress } from "./plan/pending-update.ts";

interface PendingNoticeProps {
  readonly pending: PendingMerge;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

/** Reminds the writer of an update or an undo that was started, here or on another device, and still has open conflicts. */
export function PendingNotice({ pending, onContinue, onCancel }: PendingNoticeProps) {
  const { resolved, all } = pendingProgress(pending);
  const isUndo = pending.undoes !== undefined;
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button onClick={onCancel}>
            {isUndo ? messages.undo.cancel : messages.cancelUpdate}
          </Button>
          <Button kind="pencil" onClick={onContinue}>
            {messages.continueUpdate}
          </Button>
        </>
      }
    >
      {isUndo ? messages.undo.inProgress(resolved, all) : messages.inProgress(resolved, all)}
    </Notice>
  );
}
