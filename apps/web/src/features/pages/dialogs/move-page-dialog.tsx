import { useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { MovePreview } from "./move-preview.tsx";
import { useEligibleWorkspaces } from "./use-eligible-workspaces.ts";
import { useMovePreview } from "./use-move-preview.ts";
import { WorkspaceField } from "./workspace-field.tsx";
import { messages } from "./messages.ts";
import styles from "./page-life.module.css";

/** A page's move to another workspace. */
interface PageMove {
  readonly workspaceName: string;
  /** Whether the mover may also move the page back. */
  readonly isReversible: boolean;
}

interface MovePageDialogProps {
  readonly view: PageView;
  readonly onClose: () => void;
  /** Refetches everything that the move affects, while the overlay stays. */
  readonly onMoved: (move: PageMove) => Promise<void>;
}

/** Asks for the target workspace, shows who will see the page there, then moves it. */
export function MovePageDialog({ view, onClose, onMoved }: MovePageDialogProps) {
  const { page, workspace } = view;
  const eligible = useEligibleWorkspaces();
  const others = eligible.workspaces.filter(({ id }) => id !== workspace.id);
  const [chosen, setChosen] = useState<WorkspaceId | null>(null);
  const preview = useMovePreview(page.id, chosen);
  const { run, isRunning, error } = useSingleFlight(async (workspaceId: WorkspaceId) => {
    await api.pages.move({ pageId: page.id, workspaceId });
    const target = others.find(({ id }) => id === workspaceId);
    await onMoved({
      workspaceName: target?.workspaceName ?? "",
      isReversible: eligible.workspaces.some(({ id }) => id === workspace.id),
    });
    onClose();
  });
  return (
    <Dialog isOpen isHeld={isRunning} onClose={onClose} title={messages.movePage.title}>
      <form
        className={styles["content"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null && preview.data !== undefined) void run(chosen);
        }}
      >
        <p>{messages.movePage.from(workspace.workspaceName)}</p>
        <WorkspaceField
          from={eligible}
          workspaces={others}
          value={chosen}
          onValue={setChosen}
          whenNone={messages.workspace.noOther}
        />
        {others.length > 0 && <MovePreview preview={preview} />}
        {error !== null && (
          <Notice tone="error">{messages.movePage.failed(failureWords(error))}</Notice>
        )}
        <DialogActions>
          <DialogAction label={messages.cancel} onClick={onClose} />
          <DialogAction
            type="submit"
            kind="primary"
            label={messages.movePage.move}
            disabled={preview.data === undefined}
          />
        </DialogActions>
      </form>
      <BusyOverlay text={isRunning ? messages.movePage.moving : null} />
    </Dialog>
  );
}
