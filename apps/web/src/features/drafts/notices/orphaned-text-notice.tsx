import { useEffect, useState } from "react";
import type { DraftId, PageId, UserId } from "@stemma/domain/ids";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { bodyToText } from "@stemma/document/body-to-text";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../../lib/time/use-now.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { CopyTextButton } from "../../../ui/fields/copy-text-button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { messages } from "../messages.ts";
import { isEqualJson, type DraftContent } from "../session/draft-content.ts";
import type { JournalEntry } from "../journal/draft-journal.ts";
import { useOpenDrafts } from "../use-open-drafts.ts";

interface OrphanedTextNoticeProps {
  readonly userId: UserId;
  readonly pageId: PageId;
  /** The published text. An entry equal to it is removed without a notice. */
  readonly published: Pick<DraftContent, "pageTitle" | "serializedEditorState"> | null;
  /** The page's current draft. Its own entries are excluded: opening the draft restores them. */
  readonly draftId: DraftId | null;
  /** Restores the text into a current draft; `null` where the writer may not have a draft. */
  readonly onRestore: ((orphan: JournalEntry) => Promise<void>) | null;
}

const excerptCharacters = 120;

/** Offers to restore a text on this device whose draft was deleted or published. Renders nothing if there is none. */
export function OrphanedTextNotice(props: OrphanedTextNoticeProps) {
  const { userId, pageId, published, draftId, onRestore } = props;
  const openDrafts = useOpenDrafts();
  const [orphan, setOrphan] = useState<JournalEntry | null>(null);
  const now = useNow([orphan?.writtenAt]);
  const [isDiscarding, setDiscarding] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const findOrphan = async () => {
      const entry = await openDrafts.findOrphan(userId, pageId, draftId);
      if (!isWanted) return;
      if (entry === null || !isPublished(entry.content, published)) setOrphan(entry);
      else await openDrafts.removeOrphan(entry);
    };
    void findOrphan();
    return () => {
      isWanted = false;
    };
  }, [openDrafts, userId, pageId, published, draftId]);
  if (orphan === null) return null;

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
          setOrphan(null);
          void openDrafts.removeOrphan(orphan);
        }}
      >
        {messages.orphanedText.discardConsequence}
      </ConfirmDialog>
    </Notice>
  );
}

/** Whether this text equals the published one and has no notes. */
function isPublished(
  orphan: DraftContent,
  published: OrphanedTextNoticeProps["published"],
): boolean {
  return (
    published !== null &&
    (orphan.draftNotes ?? "") === "" &&
    orphan.pageTitle.trim() === published.pageTitle.trim() &&
    isEqualJson(orphan.serializedEditorState, published.serializedEditorState)
  );
}
