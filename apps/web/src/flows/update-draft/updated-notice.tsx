import { X } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.tsx";
import type { UpdateDraft } from "./use-update-draft.ts";

/** Reports what an update brought in and offers to undo it. Renders nothing without an update. */
export function UpdatedNotice({ update }: { readonly update: UpdateDraft }) {
  const { done, isTakeBackRefused, takeBack, dismiss } = update;
  if (done === null) return null;
  const mayTakeBack = done.previousNode !== null && !isTakeBackRefused;
  return (
    <Notice
      tone="note"
      actions={
        <>
          {mayTakeBack && <Button onClick={takeBack}>{messages.updated.undo}</Button>}
          <IconButton label={messages.updated.dismiss} icon={<Icon of={X} />} onClick={dismiss} />
        </>
      }
    >
      {isTakeBackRefused ? messages.updated.cannotUndo : messages.updated.changes(done.cameIn)}
    </Notice>
  );
}
