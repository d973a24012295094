import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
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
  const workspaces = useQuery(orpc.workspaces.list.queryOptions());
  const [chosen, setChosen] = useState<WorkspaceId | null>(null);
  const eligible = (workspaces.data?.items ?? []).filter(({ can }) => can.createPage);
  const selected = eligible.find(({ id }) => id === chosen) ?? eligible[0] ?? null;
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
        <Select
          label={words.workspace}
          placeholder={workspaces.isPending ? words.loading : words.noWorkspace}
          options={eligible.map(({ id, workspaceName }) => ({ value: id, label: workspaceName }))}
          value={selected?.id ?? null}
          onValue={setChosen}
        />
        <p className={styles["hint"]}>{words.workspaceHint}</p>
        {workspaces.isError && (
          <LoadFailure
            words={failureWords(workspaces.error)}
            onRetry={() => void workspaces.refetch()}
          />
        )}
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
