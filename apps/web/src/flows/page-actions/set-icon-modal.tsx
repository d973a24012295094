import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { SetIconDialog } from "../../features/pages/dialogs/set-icon-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { readPageAgain } from "./read-page-again.ts";

interface SetIconModalProps {
  readonly view: PageView;
  readonly onClose: () => void;
}

/** Gives the page an icon, or takes it away. Afterwards the page and every list show it. */
export function SetIconModal({ view, onClose }: SetIconModalProps) {
  const queryClient = useQueryClient();
  const { id: pageId, icon } = view.page;
  return (
    <SetIconDialog
      pageId={pageId}
      icon={icon}
      onClose={onClose}
      onSet={async () => {
        void queryClient.invalidateQueries({ queryKey: orpc.pins.key() });
        await readPageAgain(queryClient, pageId);
        onClose();
      }}
    />
  );
}
