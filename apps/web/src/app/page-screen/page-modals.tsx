import { lazy, Suspense } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { BusyOverlay } from "../../ui/busy-overlay.tsx";
import { CopyPageModal } from "./copy-page-modal.tsx";
import { DeleteDraftModal } from "./delete-draft-modal.tsx";
import { DeletePageModal } from "./delete-page-modal.tsx";
import { MovePageModal } from "./move-page-modal.tsx";
import type { PageMenuState } from "./use-page-menu.ts";

const HistoryModal = lazy(async () => ({
  default: (await import("./history-modal.tsx")).HistoryModal,
}));

const PermissionsModal = lazy(async () => ({
  default: (await import("./permissions-modal.tsx")).PermissionsModal,
}));

interface PageModalsProps {
  readonly view: PageView;
  /** The draft on screen; `null` while the page is read. */
  readonly open: OpenDraft | null;
  readonly state: PageMenuState;
  /** Called when the reader set the page back to an earlier version. */
  readonly onReverted?: () => void;
}

/** The modal that was chosen in the page menu, and what follows from it. */
export function PageModals(props: PageModalsProps) {
  return (
    <>
      <OpenModal {...props} />
      <BusyOverlay text={props.state.isRestoring ? "Restoring page…" : null} />
    </>
  );
}

function OpenModal({ view, open, state, onReverted }: PageModalsProps) {
  const { modal, close, fail } = state;
  switch (modal) {
    case "version-history":
      return (
        <Suspense>
          <HistoryModal view={view} onClose={close} onReverted={onReverted} />
        </Suspense>
      );
    case "manage-permissions":
      return (
        <Suspense>
          <PermissionsModal view={view} onClose={close} />
        </Suspense>
      );
    case "move-page":
      return <MovePageModal view={view} onClose={close} />;
    case "duplicate-page":
      return <CopyPageModal view={view} open={null} onClose={close} />;
    case "create-page-from-draft":
      return open && <CopyPageModal view={view} open={open} onClose={close} />;
    case "delete-page":
      return <DeletePageModal view={view} onClose={close} onFailed={fail} />;
    case "delete-draft":
      return open && <DeleteDraftModal view={view} open={open} onClose={close} />;
    case null:
      return null;
  }
}
