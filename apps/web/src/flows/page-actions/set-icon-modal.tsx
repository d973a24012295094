import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import { ChooseIconDialog } from "../../entities/icon/choose-icon-dialog.tsx";
import { messages } from "../../features/pages/dialogs/messages.ts";
import { api, orpc } from "../../lib/api.ts";
import { readPageAgain } from "./read-page-again.ts";

interface SetIconModalProps {
  readonly view: PageView;
  readonly onClose: () => void;
}

/** Gives the page an icon, or takes it away. Afterwards the page and every list show it. */
export function SetIconModal({ view, onClose }: SetIconModalProps) {
  const queryClient = useQueryClient();
  const { id: pageId, kind, icon } = view.page;
  return (
    <ChooseIconDialog
      title={messages.pageIcon.title(kind)}
      explanation={messages.pageIcon.explanation(kind)}
      icon={icon}
      onClose={onClose}
      onChoose={async (chosen) => {
        await api.pages.setIcon({ pageId, icon: chosen });
        void queryClient.invalidateQueries({ queryKey: orpc.pins.key() });
        await readPageAgain(queryClient, pageId);
        onClose();
      }}
    />
  );
}
