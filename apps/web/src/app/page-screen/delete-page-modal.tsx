import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { DeletePageDialog } from "../../features/page-life/delete-page-dialog.tsx";
import { failureWords } from "../../lib/failure-words.ts";
import { readPageAgain } from "./read-page-again.ts";
import { useLeavePage } from "./use-leave-page.ts";

interface DeletePageModalProps {
  readonly view: PageView;
  readonly onClose: () => void;
  readonly onFailed: (words: string) => void;
  /** The reader asked to see what is published now. */
  readonly onShow?: (() => void) | undefined;
}

/** Deletes the page, and goes to its workspace. A failure closes the modal (specification, section 8) and is said on the screen. */
export function DeletePageModal({ view, onClose, onFailed, onShow }: DeletePageModalProps) {
  const queryClient = useQueryClient();
  const leave = useLeavePage(view.page.id);
  return (
    <DeletePageDialog
      view={view}
      onClose={onClose}
      onDeleted={({ outcome, workspaceId }) => leave(workspaceId, outcome === "removed")}
      onFailed={(error) => onFailed(`The page was not deleted. ${failureWords(error)}`)}
      onRefresh={async () => {
        await readPageAgain(queryClient, view.page.id);
        onShow?.();
      }}
    />
  );
}
