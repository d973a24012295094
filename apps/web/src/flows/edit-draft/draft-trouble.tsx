import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/page-view-shape";
import { DraftTroubleNotice } from "../../features/drafts/notices/draft-trouble-notice.tsx";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import { createReplacementDraft } from "./create-replacement-draft.ts";
import { putDraftIntoView } from "../../features/drafts/put-draft-into-view.ts";
import { readListsAgain } from "../page-actions/read-lists-again.ts";

interface DraftTroubleProps {
  readonly open: OpenDraft;
  readonly view: PageView;
  readonly onShowConflict: () => void;
}

/** A notice above the draft: why it can't be saved, and what the writer can do. */
export function DraftTrouble({ open, view, onShowConflict }: DraftTroubleProps) {
  const { session, snapshot } = open;
  const queryClient = useQueryClient();
  const openDrafts = useOpenDrafts();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const restoring = useSingleFlight(async () => {
    const draft = await createReplacementDraft(view);
    openDrafts.moveInto(snapshot.draftId, draft);
    readListsAgain(queryClient);
    if (draft.pageId === view.page.id) putDraftIntoView(queryClient, draft);
    else await navigate({ params: { pageId: draft.pageId }, search: { edit: true } });
  });
  if (snapshot.conflict !== null) {
    return (
      <Notice tone="warning" actions={<Button onClick={onShowConflict}>{messages.choose}</Button>}>
        {messages.conflict}
      </Notice>
    );
  }
  return (
    <DraftTroubleNotice
      snapshot={snapshot}
      onRetry={() => session.retry()}
      onRestore={() => void restoring.run()}
      restoreFailure={restoring.error === null ? null : failureWords(restoring.error)}
    />
  );
}
