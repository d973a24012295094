import { X } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
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
          {mayTakeBack && <Button onClick={takeBack}>Take back</Button>}
          <IconButton label="Dismiss" icon={<Icon of={X} />} onClick={dismiss} />
        </>
      }
    >
      {isTakeBackRefused
        ? "The update can't be taken back by itself: you have written on in the same paragraphs. Compare with the version before it to see what came in."
        : cameInWords(done.cameIn)}
    </Notice>
  );
}

function cameInWords(cameIn: number): string {
  if (cameIn === 0) return "Updated: your text already said everything that was published.";
  return cameIn === 1 ? "Updated: one change came in." : `Updated: ${cameIn} changes came in.`;
}
