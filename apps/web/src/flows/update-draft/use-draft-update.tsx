import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import { isStale } from "@stemma/domain/draft/is-stale";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import type { DraftErrand } from "../draft-errands/draft-errand.ts";
import { PublishStaleDialog } from "./staleness/publish-stale-dialog.tsx";
import { UpdateNotices } from "./update-notices.tsx";
import { useEndedElsewhere } from "./use-ended-elsewhere.ts";
import { useUpdateDraft } from "./use-update-draft.ts";
import { DraftConflicts } from "./draft-conflicts.tsx";

interface DraftUpdateParts {
  /** Shown above the draft. */
  readonly notices: ReactNode;
  /** Whether one of the notices says that another version was published since the draft was started. */
  readonly isStale: boolean;
  /** Shown in place of the draft while its update is resolved; else `null`. */
  readonly conflicts: ReactNode;
  readonly dialog: ReactNode;
  /** Opens publishing; or first a question if the draft is behind the published version, or what an undo still asks. */
  readonly publish: () => void;
}

interface DraftUpdateOf {
  readonly view: PageView;
  readonly draft: Draft;
  readonly open: OpenDraft | null;
  readonly onPublish: () => void;
}

/** The parts of the editing screen that update a draft to the published version. */
export function useDraftUpdate({ view, draft, open, onPublish }: DraftUpdateOf): DraftUpdateParts {
  const { id: pageId, publishedVersion, deleted } = view.page;
  const navigate = useNavigate({ from: "/page/$pageId" });
  const [isAsking, setAsking] = useState(false);
  const update = useUpdateDraft(open?.session ?? null, view.page);
  useEndedElsewhere(update.isResolving, open?.snapshot ?? null, update.endElsewhere);
  const { previousNode, pendingMerge } = open?.snapshot ?? draft;
  const isBehind = publishedVersion !== null && isStale({ previousNode }, { publishedVersion });
  const isBlocked = open === null || open.snapshot.conflict !== null || deleted;
  useErrandOfHistory(!isBlocked, (errand) => {
    if (errand.kind === "undo") update.undoVersion(errand.versionId);
    else update.takePassages(errand);
  });

  const answer = (go: () => void) => () => {
    setAsking(false);
    go();
  };
  return {
    notices: !isBlocked && (
      <UpdateNotices
        draft={open.session.readStored()}
        shown={open.snapshot}
        publishedVersion={publishedVersion}
        update={update}
        onCompare={() => {
          void navigate({ search: { compareTo: previousNode ?? "draft" }, resetScroll: false });
        }}
      />
    ),
    isStale: !isBlocked && isBehind && pendingMerge === null,
    conflicts:
      update.isResolving && !isBlocked && pendingMerge !== null ? (
        <DraftConflicts
          workspaceId={view.workspace.id}
          draftId={draft.id}
          of={{
            pageId,
            asker: draft.userId,
            draft: open.session,
            previousNode,
            pending: pendingMerge,
          }}
          update={update}
        />
      ) : null,
    dialog: (
      <PublishStaleDialog
        isOpen={isAsking}
        pending={pendingMerge}
        onClose={() => setAsking(false)}
        onUpdate={answer(pendingMerge === null ? update.start : update.resolve)}
        onBranch={answer(onPublish)}
      />
    ),
    publish:
      pendingMerge?.undoes !== undefined
        ? update.resolve
        : isBehind || pendingMerge !== null
          ? () => setAsking(true)
          : onPublish,
  };
}

/** Does what the history entry asks for, once the draft may change, and removes it from the entry. */
function useErrandOfHistory(mayChange: boolean, run: (errand: DraftErrand) => void): void {
  const errand = useLocation({ select: ({ state }) => state.errand });
  const navigate = useNavigate({ from: "/page/$pageId" });
  const start = useEffectEvent((asked: DraftErrand) => {
    run(asked);
    void navigate({ search: { edit: true }, replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (mayChange && errand !== undefined) start(errand);
  }, [mayChange, errand]);
}
