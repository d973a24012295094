import { useEffect, useState } from "react";
import type { DraftId, PageId, UserId } from "@stemma/domain/ids";
import { isEqualJson, type DraftContent } from "../session/draft-content.ts";
import type { JournalEntry } from "../journal/draft-journal.ts";
import { useOpenDrafts } from "../use-open-drafts.ts";
import { orphanedTextChunk } from "./orphaned-text-chunk.ts";

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

/** Offers to restore a text on this device whose draft was deleted or published. Renders nothing if there is none. */
export function OrphanedTextNotice(props: OrphanedTextNoticeProps) {
  const { userId, pageId, published, draftId, onRestore } = props;
  const openDrafts = useOpenDrafts();
  const [orphan, setOrphan] = useState<JournalEntry | null>(null);
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

  const remove = () => {
    setOrphan(null);
    void openDrafts.removeOrphan(orphan);
  };
  return <orphanedTextChunk.Component orphan={orphan} onRestore={onRestore} onDiscard={remove} />;
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
