import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";
import { nameMaxCharacters, readName } from "@stemma/domain/workspace/workspace-name";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { messages } from "./messages.ts";
import styles from "./new-workspace-form.module.css";

interface NewWorkspaceFormProps {
  readonly onCancel: () => void;
  readonly onCreated: (workspaceId: WorkspaceId) => Promise<void>;
}

/** The field for a new workspace's name; CREATE is disabled while it is empty. */
export function NewWorkspaceForm({ onCancel, onCreated }: NewWorkspaceFormProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState("");
  const workspaceName = readName(name);
  const { run, isRunning, error } = useSingleFlight(async (workspaceName: string) => {
    const { workspaceId } = await api.workspaces.create({ workspaceName });
    void queryClient.invalidateQueries({ queryKey: orpc.workspaces.list.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.recents.key() });
    await onCreated(workspaceId);
  });
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (workspaceName !== null) void run(workspaceName);
      }}
    >
      <TextField
        label={messages.name}
        autoComplete="off"
        maxLength={nameMaxCharacters}
        value={name}
        onValue={setName}
      />
      {error !== null && <Notice tone="error">{failureWords(error)}</Notice>}
      <DialogActions>
        <DialogAction onClick={onCancel} label={messages.create.cancel} />
        <DialogAction
          type="submit"
          kind="primary"
          disabled={workspaceName === null}
          label={messages.create.create}
        />
      </DialogActions>
      <BusyOverlay text={isRunning ? messages.create.adding : null} />
    </form>
  );
}
