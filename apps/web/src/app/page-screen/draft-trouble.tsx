import { useQueryClient } from "@tanstack/react-query";
import { DraftTroubleNotice } from "../../features/drafts/draft-trouble-notice.tsx";
import { useDraftDesk } from "../../features/drafts/use-draft-desk.ts";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failure-words.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { PageId } from "@stemma/domain/ids";
import { putDraftIntoView } from "./put-draft-into-view.ts";

interface DraftTroubleProps {
  readonly open: OpenDraft;
  readonly pageId: PageId;
  readonly onShowConflict: () => void;
}

/** Whatever keeps a draft from being saved, above it, with what the writer can do. */
export function DraftTrouble({ open, pageId, onShowConflict }: DraftTroubleProps) {
  const { session, snapshot } = open;
  const queryClient = useQueryClient();
  const desk = useDraftDesk();
  const restoring = useSingleFlight(async () => {
    const draft = await api.drafts.create({ pageId });
    desk.moveInto(snapshot.draftId, draft);
    putDraftIntoView(queryClient, draft);
  });
  if (snapshot.conflict !== null) {
    return (
      <Notice tone="warning" actions={<Button onClick={onShowConflict}>Choose</Button>}>
        This draft was also changed somewhere else. Both texts are kept; nothing more is saved until
        you choose.
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
