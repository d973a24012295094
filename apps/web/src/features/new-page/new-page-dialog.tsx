import { useRef } from "react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { workspaceSearchChunk } from "../../entities/workspace/aids/workspace-aid-chunks.ts";
import { awaitedCaret } from "../../lib/keys/awaited-caret.ts";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";
import { usePreloadWhenIdle } from "../../lib/time/use-preload-when-idle.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { messages } from "./messages.ts";
import { NewPageForm } from "./new-page-form.tsx";

interface NewPageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The current workspace: preselected if the person may create pages in it. */
  readonly workspaceId?: WorkspaceId | undefined;
  /** Opens the list of templates. */
  readonly onManageTemplates: () => void;
  /** Opens the new page. Resolves when it has rendered or after a timeout; the overlay stays until then. */
  readonly onCreated: (pageId: PageId) => Promise<void>;
}

/** Asks for a workspace, and for a template if one is wanted, and creates a page. */
export function NewPageDialog(props: NewPageDialogProps) {
  const { isOpen, onClose, workspaceId, onManageTemplates, onCreated } = props;
  const isCreated = useRef(false);
  // Its field takes the focus when the dialog opens, and has to be there by then.
  usePreloadWhenIdle(true, workspaceSearchChunk.preload);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.title}
      width="820px"
      finalFocus={() => {
        const isLeaving = isCreated.current;
        isCreated.current = false;
        return !isLeaving || focusOfScreen();
      }}
    >
      <NewPageForm
        wantedWorkspaceId={workspaceId}
        onCancel={onClose}
        onManageTemplates={onManageTemplates}
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
 * the screen, because moving it would interrupt the writer, and where the editor takes the focus: on a page from a template. `false` also on any
 * other screen; the keys typed ahead are then dropped.
 */
function focusOfScreen(): HTMLElement | false {
  if (document.querySelector("main")?.contains(document.activeElement)) return false;
  const caret = awaitedCaret.get();
  if (caret) return false;
  const start = document.querySelector<HTMLElement>("[data-screen-start]");
  if (start === null && caret === undefined) typedAhead.take();
  return start ?? false;
}
