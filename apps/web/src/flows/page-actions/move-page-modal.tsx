import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { MovePageDialog } from "../../features/pages/dialogs/move-page-dialog.tsx";
import { api } from "../../lib/api.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { offerUndo } from "./offer-undo.ts";
import { readPageAgain } from "./read-page-again.ts";
import { messages } from "./messages.ts";

interface MovePageModalProps {
  readonly view: PageView;
  readonly onClose: () => void;
}

/** Moves the page. Afterwards its path and every list show the new workspace. */
export function MovePageModal({ view, onClose }: MovePageModalProps) {
  const queryClient = useQueryClient();
  const { page, workspace } = view;
  const { id: pageId } = page;
  const undoMove = {
    undo: async () => {
      await api.pages.move({ pageId, workspaceId: workspace.id });
      await readPageAgain(queryClient, pageId);
    },
    undone: messages.moved.undone(workspace.workspaceName),
    notUndone: messages.moved.notUndone,
  };
  return (
    <MovePageDialog
      view={view}
      onClose={onClose}
      onMoved={async ({ workspaceName, isReversible }) => {
        await readPageAgain(queryClient, pageId);
        const done = messages.moved.done(workspaceName);
        if (isReversible) offerUndo({ done, ...undoMove });
        else showToast(done);
      }}
    />
  );
}
