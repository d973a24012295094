import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { MovePageDialog } from "../../features/page-life/move-page-dialog.tsx";
import { readPageAgain } from "./read-page-again.ts";

interface MovePageModalProps {
  readonly view: PageView;
  readonly onClose: () => void;
}

/** Moves the page; afterwards its path and every list show the new place. */
export function MovePageModal({ view, onClose }: MovePageModalProps) {
  const queryClient = useQueryClient();
  return (
    <MovePageDialog
      view={view}
      onClose={onClose}
      onMoved={() => readPageAgain(queryClient, view.page.id)}
    />
  );
}
