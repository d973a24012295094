import { useRef } from "react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { typedAhead } from "../../lib/typed-ahead.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { NewPageForm } from "./new-page-form.tsx";

interface NewPageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where the person is: preselected where they may create pages in it. */
  readonly workspaceId?: WorkspaceId | undefined;
  /** Goes to the new page, and resolves when it is drawn or takes too long; the overlay stays until then. */
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
 * The element at which the new screen begins: it takes the keys typed ahead when it gets the focus. `false` where the writer
 * is in the screen already, because their text must not jump; `false` too on any other screen, and those keys are dropped.
 */
function focusOfScreen(): HTMLElement | false {
  if (document.querySelector("main")?.contains(document.activeElement)) return false;
  const start = document.querySelector<HTMLElement>("[data-screen-start]");
  if (start === null) typedAhead.take();
  return start ?? false;
}
