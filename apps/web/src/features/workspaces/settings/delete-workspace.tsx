import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import { restorableDays } from "@stemma/domain/workspace/restorable-days";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import styles from "../workspace-settings.module.css";
import { messages } from "./messages.ts";

interface DeleteWorkspaceProps {
  readonly workspace: Pick<WorkspaceView, "workspaceName">;
  /** Deletes the workspace and leaves its screen. */
  readonly onDelete: () => Promise<void>;
}

/** The button that deletes a workspace, with the question before it. */
export function DeleteWorkspace({ workspace, onDelete }: DeleteWorkspaceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isRunning, error } = useSingleFlight(onDelete);
  const words = messages.deletion;
  return (
    <div className={styles["last"]}>
      <span>{words.note}</span>
      <Button icon={<Icon of={Trash2} />} onClick={() => setIsAsking(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={words.question(workspace.workspaceName)}
        yes={words.delete}
        no={words.cancel}
        onYes={() => void run()}
        onNo={() => setIsAsking(false)}
      >
        {words.consequence(restorableDays)}
        {error !== null && <Notice tone="error">{words.failed(failureWords(error))}</Notice>}
      </ConfirmDialog>
      <BusyOverlay text={isRunning ? words.deleting : null} />
    </div>
  );
}
