import { useState } from "react";
import type { DraftSummary } from "@stemma/contract/draft-shapes";
import { DraftList } from "../../features/drafts/list/draft-list.tsx";
import { useDrafts } from "../../features/drafts/list/use-drafts.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { DeleteListedDraft } from "./delete-listed-draft.tsx";
import { messages } from "./messages.ts";
import styles from "../list-screen.module.css";
import { Screen } from "../screen.tsx";

/** All drafts of the person in the active organization. */
export function DraftsScreen() {
  return (
    <Screen title={messages.drafts.title}>
      <div className={styles["list"]}>
        <Drafts />
      </div>
    </Screen>
  );
}

function Drafts() {
  const drafts = useDrafts();
  const [deleting, setDeleting] = useState<DraftSummary | null>(null);
  if (drafts.isPending) return <Loader />;
  if (drafts.isError) {
    return <LoadFailure words={failureWords(drafts.error)} onRetry={() => void drafts.refetch()} />;
  }
  return (
    <>
      {drafts.data.length === 0 ? (
        <EmptyState title={messages.drafts.empty}>{messages.drafts.emptyHint}</EmptyState>
      ) : (
        <DraftList drafts={drafts.data} list={drafts} onDelete={setDeleting} />
      )}
      {deleting !== null && (
        <DeleteListedDraft draft={deleting} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}
