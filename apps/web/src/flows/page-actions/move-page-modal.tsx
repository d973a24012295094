import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages as pageMessages } from "../../entities/page/messages.ts";
import { MovePageDialog } from "../../features/pages/dialogs/move-page-dialog.tsx";
import type { PlaceInTree } from "../../features/pages/dialogs/place-in-tree.ts";
import { api } from "../../lib/api.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { offerUndo } from "./offer-undo.ts";
import { readPageAgain } from "./read-page-again.ts";
import { messages } from "./dialogs/messages.ts";

interface MovePageModalProps {
  readonly view: PageView;
  readonly onClose: () => void;
}

/** Moves the page. Afterwards its path and every list show the new place. */
export function MovePageModal({ view, onClose }: MovePageModalProps) {
  const queryClient = useQueryClient();
  const { page, workspace } = view;
  const { id: pageId, kind: what } = page;
  const kind = pageMessages.kinds[what];
  const undoMove = (back: PlaceInTree) => ({
    undo: async () => {
      await api.pages.move({ pageId, ...back });
      await readPageAgain(queryClient, pageId);
    },
    undone: messages.moved.undone(workspace.workspaceName, kind),
    notUndone: messages.moved.notUndone(what),
  });
  return (
    <MovePageDialog
      view={view}
      onClose={onClose}
      onMoved={async ({ workspaceName, above, back }) => {
        await readPageAgain(queryClient, pageId);
        const done =
          above === null
            ? messages.moved.done(workspaceName, kind)
            : messages.moved.doneBelow(displayPageTitle(above.pageTitle));
        if (back !== null) offerUndo({ done, ...undoMove(back) });
        else showToast(done);
      }}
    />
  );
}
