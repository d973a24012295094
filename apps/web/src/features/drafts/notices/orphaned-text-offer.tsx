import { useState } from "react";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { bodyToText } from "@stemma/document/body-to-text";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../../lib/time/use-now.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { CopyTextButton } from "../../../ui/fields/copy-text-button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { messages } from "../messages.ts";
import type { JournalEntry } from "../journal/draft-journal.ts";

interface OrphanedTextOfferProps {
  readonly orphan: JournalEntry;
  /** Restores the text into a current draft; `null` where the writer may not have a draft. */
  readonly onRestore: ((orphan: JournalEntry) => Promise<void>) | null;
  /** Removes the text from this device. */
  readonly onDiscard: () => void;
}

const excerptCharacters = 120;

/** Shows the end of a text whose draft is gone, and offers to restore or discard it. */
export function OrphanedTextOffer({ orphan, onRestore, onDiscard }: OrphanedTextOfferProps) {
  const now = useNow([orphan.writtenAt]);
  const [isDiscarding, setDiscarding] = useState(false);
  const text = bodyToText(orphan.content.serializedEditorState).trim();
  const excerpt = text.length > excerptCharacters ? `…${text.slice(-excerptCharacters)}` : text;
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button onClick={() => setDiscarding(true)}>{messages.orphanedText.discard}</Button>
          {onRestore === null ? (
            <CopyTextButton
              read={() => ({
                text,
                html: bodyToHtml(orphan.content.serializedEditorState, "stored"),
              })}
            />
          ) : (
            <Button kind="pencil" onClick={() => void onRestore(orphan)}>
              {messages.orphanedText.restore}
            </Button>
          )}
        </>
      }
    >
      {onRestore === null
        ? messages.orphanedText.explanationReadOnly
        : messages.orphanedText.explanation}{" "}
      {messages.orphanedText.excerpt(relativeTime(new Date(orphan.writtenAt), now), excerpt)}
      <ConfirmDialog
        isOpen={isDiscarding}
        question={messages.orphanedText.discardQuestion}
        yes={messages.orphanedText.discard}
        no={messages.orphanedText.keep}
        onNo={() => setDiscarding(false)}
        onYes={() => {
          setDiscarding(false);
          onDiscard();
        }}
      >
        {messages.orphanedText.discardConsequence}
      </ConfirmDialog>
    </Notice>
  );
}
