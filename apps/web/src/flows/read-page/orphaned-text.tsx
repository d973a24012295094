import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { JournalEntry } from "../../features/drafts/journal/draft-journal.ts";
import { OrphanedTextNotice } from "../../features/drafts/notices/orphaned-text-notice.tsx";
import { orpc } from "../../lib/api.ts";
import styles from "./orphaned-text.module.css";

interface OrphanedTextProps {
  readonly view: PageView;
  readonly onRestore: (orphan: JournalEntry) => Promise<void>;
}

/** A notice above the page: this device holds a text of the reader for this page that was never sent. */
export function OrphanedText({ view: { page, draft, can }, onRestore }: OrphanedTextProps) {
  const { pageTitle, serializedEditorState } = page;
  const published = useMemo(
    () => (serializedEditorState === null ? null : { pageTitle, serializedEditorState }),
    [pageTitle, serializedEditorState],
  );
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  if (account === undefined || page.deleted) return null;
  return (
    <div className={styles["above"]}>
      <OrphanedTextNotice
        userId={account.user.id}
        pageId={page.id}
        published={published}
        draftId={draft?.id ?? null}
        onRestore={can.edit ? onRestore : null}
      />
    </div>
  );
}
