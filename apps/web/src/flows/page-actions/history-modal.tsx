import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionId } from "@stemma/domain/ids";
import { revertPage } from "../../features/versions/revert/revert-page.ts";
import { VersionHistoryDialog } from "../../features/versions/version-history-dialog.tsx";
import { offerUndo } from "./offer-undo.ts";
import { messages } from "./messages.ts";
import { useTakePassages } from "../take-passages/use-take-passages.ts";
import type { Undoing } from "./use-undo-version.ts";

interface HistoryModalProps {
  readonly view: PageView;
  /** Undoes a version; it runs on after the history has closed. */
  readonly undo: Undoing["undo"];
  readonly onClose: () => void;
  /** Called when the page was reverted, and when a revert was undone. */
  readonly onReverted?: (() => void) | undefined;
}

/** The version history over the page. It leads to archived versions, to comparisons and to the draft. */
export function HistoryModal({ view, undo, onClose, onReverted }: HistoryModalProps) {
  const navigate = useNavigate({ from: "/page/$pageId" });
  const queryClient = useQueryClient();
  const { publishedVersion } = view.page;
  const sideOf = (version: VersionId) => (version === publishedVersion ? {} : { version });
  const { take } = useTakePassages(view);
  const draftActions = {
    onOpenDraft: () => void navigate({ search: { edit: true } }),
    onCompareDraft: (compareTo: VersionId) => void navigate({ search: { edit: true, compareTo } }),
  };
  return (
    <VersionHistoryDialog
      pageView={view}
      isOpen
      onOpenChange={(isWanted) => !isWanted && onClose()}
      onOpenVersion={(version) => void navigate({ search: { version } })}
      onCompare={(version, compareTo) =>
        void navigate({ search: { ...sideOf(version), compareTo } })
      }
      {...(undo !== null && {
        onTakeRow: (versionId: VersionId, row: number) =>
          take({ versionId, rows: [row], keepsReplaced: false }),
      })}
      {...(undo !== null && { onUndoVersion: undo })}
      {...(view.draft !== null && draftActions)}
      onReverted={(revert, { publishMessage }) => {
        onReverted?.();
        void navigate({ search: {} });
        offerUndo({
          done: messages.reverted.done(publishMessage.subjectLine),
          undo: async () => {
            await revertPage(queryClient, { ...revert, from: revert.to, to: revert.from });
            onReverted?.();
          },
          undone: messages.reverted.undone,
          notUndone: messages.reverted.notUndone,
        });
      }}
    />
  );
}
