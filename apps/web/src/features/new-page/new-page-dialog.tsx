import { useRef } from "react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { messages } from "./messages.ts";
import { NewPageForm } from "./new-page-form.tsx";

interface NewPageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The current workspace: preselected if the person may create pages in it. */
  readonly workspaceId?: WorkspaceId | undefined;
  /** Opens the new page. Resolves when it has rendered or after a timeout; the overlay stays until then. */
  readonly onCreated: (pageId: PageId) => Promise<void>;
}

/** Asks for a workspace and creates an empty page in it. */
export function NewPageDialog({ isOpen, onClose, workspaceId, onCreated }: NewPageDialogProps) {
  const isCreated = useRef(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.title}
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
 * The element to focus on the new screen; it receives the keys typed ahead. `false` if the focus is already inside
 * the screen, because moving it would interrupt the writer. `false` also on any other screen; the keys typed ahead
 * are then dropped.
 */
function focusOfScreen(): HTMLElement | false {
  if (document.querySelector("main")?.contains(document.activeElement)) return false;
  const start = document.querySelector<HTMLElement>("[data-screen-start]");
  if (start === null) typedAhead.take();
  return start ?? false;
}
