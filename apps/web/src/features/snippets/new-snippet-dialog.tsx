import { useQueryClient } from "@tanstack/react-query";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { useTargetWorkspace } from "../../entities/workspace/use-target-workspace.ts";
import { WorkspaceField } from "../../entities/workspace/workspace-field.tsx";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import styles from "./new-snippet-dialog.module.css";

interface NewSnippetDialogProps {
  readonly onClose: () => void;
  /** Opens the new snippet. */
  readonly onCreated: (pageId: PageId) => Promise<void>;
}

const words = messages.create;

/** Asks for a workspace in which the person may create pages, and creates an empty snippet in it. */
export function NewSnippetDialog({ onClose, onCreated }: NewSnippetDialogProps) {
  const queryClient = useQueryClient();
  const { eligible, selected, closed, choose } = useTargetWorkspace(null);
  const { run, isRunning, error } = useSingleFlight(async (workspaceId: WorkspaceId) => {
    const { pageId } = await api.pages.create({ workspaceId, kind: "snippet" });
    void queryClient.invalidateQueries({ queryKey: orpc.recents.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.snippets.key() });
    await onCreated(pageId);
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (selected !== null) void run(selected.id);
        }}
      >
        <WorkspaceField
          from={eligible}
          workspaces={eligible.workspaces}
          value={selected?.id ?? null}
          onValue={choose}
          closed={closed}
          whenNone={words.noWorkspace}
        />
        <p className={styles["hint"]}>{words.workspaceHint}</p>
        {error !== null && <Notice tone="error">{failureWords(error)}</Notice>}
        <DialogActions>
          <DialogAction label={words.cancel} onClick={onClose} />
          <DialogAction
            label={words.create}
            type="submit"
            kind="primary"
            disabled={selected === null}
          />
        </DialogActions>
        <BusyOverlay text={isRunning ? words.creating : null} />
      </form>
    </Dialog>
  );
}
