import type { PageView } from "@stemma/contract/page-view-shape";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { usePreloadWhenIdle } from "../../lib/time/use-preload-when-idle.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import {
  copyPageChunk,
  deleteDraftChunk,
  deletePageChunk,
  iconChunk,
  movePageChunk,
  newPageBelowChunk,
  permissionsChunk,
  preloadDialogs,
  saveTemplateChunk,
} from "./dialog-chunks.ts";
import { historyChunk } from "./history-chunk.ts";
import { UndoingOverlay } from "./undoing-overlay.tsx";
import type { PageMenuState } from "./use-page-menu.ts";
import { useUndoVersion, type Undoing } from "./use-undo-version.ts";
import { messages } from "./messages.ts";

interface PageModalsProps {
  readonly view: PageView;
  /** The draft on screen; `null` while the published page is shown. */
  readonly open: OpenDraft | null;
  readonly state: PageMenuState;
  /** The page with the version that is on screen. Default: the newest version. */
  readonly seen?: PageView;
  /** Called when the reader reverted the page, or asked to see its newest version. */
  readonly onShow?: () => void;
}

/** The modal that was opened from the page menu, and the overlay while a page is restored or a version undone. */
export function PageModals({ view, open, ...props }: PageModalsProps) {
  const undoing = useUndoVersion(view);
  usePreloadWhenIdle(true, preloadDialogs);
  return (
    <>
      <OpenModal {...props} view={withDraftTitle(view, open)} open={open} undo={undoing.undo} />
      <UndoingOverlay undoing={undoing} />
      <BusyOverlay
        text={props.state.isRestoring ? messages.restored.running(view.page.kind) : null}
      />
    </>
  );
}

/** The page, named by its draft if it was never published: it has no other title, and was read before this one was typed. */
function withDraftTitle(view: PageView, open: OpenDraft | null): PageView {
  if (open === null || view.page.publishedVersion !== null) return view;
  return { ...view, page: { ...view.page, pageTitle: open.snapshot.pageTitle } };
}

interface OpenModalProps extends PageModalsProps {
  readonly undo: Undoing["undo"];
}

function OpenModal({ view, seen = view, open, state, undo, onShow }: OpenModalProps) {
  const { modal, close, fail } = state;
  switch (modal) {
    case "version-history":
      return <historyChunk.Component view={view} undo={undo} onClose={close} onReverted={onShow} />;
    case "manage-permissions":
      return <permissionsChunk.Component view={view} onClose={close} />;
    case "set-icon":
      return <iconChunk.Component view={view} onClose={close} />;
    case "new-page-below":
      return <newPageBelowChunk.Component view={view} onClose={close} onFailed={fail} />;
    case "move-page":
      return <movePageChunk.Component view={view} onClose={close} />;
    case "duplicate-page":
      return <copyPageChunk.Component view={view} open={null} onClose={close} />;
    case "create-page-from-draft":
      return open && <copyPageChunk.Component view={view} open={open} onClose={close} />;
    case "save-template":
      return <saveTemplateChunk.Component view={view} open={open} onClose={close} />;
    case "delete-page":
      return (
        <deletePageChunk.Component view={seen} onClose={close} onFailed={fail} onShow={onShow} />
      );
    case "delete-draft":
      return open && <deleteDraftChunk.Component view={view} open={open} onClose={close} />;
    case null:
      return null;
  }
}
