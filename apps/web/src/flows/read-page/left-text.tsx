import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { JournalEntry } from "../../features/drafts/journal/draft-journal.ts";
import { LeftTextNotice } from "../../features/drafts/notices/left-text-notice.tsx";
import { orpc } from "../../lib/api.ts";
import styles from "./left-text.module.css";

interface LeftTextProps {
  readonly view: PageView;
  readonly onRestore: (left: JournalEntry) => Promise<void>;
}

/** A notice above the page: this device holds a text of the reader for this page that was never sent. */
export function LeftText({ view: { page, draft, can }, onRestore }: LeftTextProps) {
  const { pageTitle, serializedEditorState } = page;
  const published = useMemo(
    () => (serializedEditorState === null ? null : { pageTitle, serializedEditorState }),
    [pageTitle, serializedEditorState],
  );
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  if (account === undefined || page.deleted) return null;
  return (
    <div className={styles["above"]}>
      <LeftTextNotice
        userId={account.user.id}
        pageId={page.id}
        published={published}
        draftId={draft?.id ?? null}
        onRestore={can.edit ? onRestore : null}
      />
    </div>
  );
}
