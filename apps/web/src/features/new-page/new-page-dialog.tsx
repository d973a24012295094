import { useRef } from "react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { Dialog } from "../../ui/dialog.tsx";
import { NewPageForm } from "./new-page-form.tsx";

interface NewPageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where the person is: preselected where they may create pages in it. */
  readonly workspaceId?: WorkspaceId | undefined;
  /** Fetches the new page, while the overlay stays, and sets out for it. */
  readonly onCreated: (pageId: PageId) => Promise<void>;
}

/** Asks in which workspace, and makes an empty page there. */
export function NewPageDialog({ isOpen, onClose, workspaceId, onCreated }: NewPageDialogProps) {
  const isCreated = useRef(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="New Page"
      finalFocus={() => {
        const isLeaving = isCreated.current;
        isCreated.current = false;
        return !isLeaving || focusOfScreen();
      }}
    >
      <NewPageForm
        wantedWorkspaceId={workspaceId}
        onCancel={onClose}
        onCreated={async (pageId) => {
          await onCreated(pageId);
          isCreated.current = true;
          onClose();
        }}
      />
    </Dialog>
  );
}

/**
 * Where the new screen begins; `false` while it is not there yet: it then takes the focus itself. `false` too where the
 * writer began already: the modal is still fading out, and what they type must not jump.
 */
function focusOfScreen(): HTMLElement | false {
  if (document.querySelector("main")?.contains(document.activeElement)) return false;
  return document.querySelector<HTMLElement>("[data-screen-start]") ?? false;
}
