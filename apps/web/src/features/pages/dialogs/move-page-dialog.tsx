import { useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { MovePreview } from "./move-preview.tsx";
import { useEligibleWorkspaces } from "./use-eligible-workspaces.ts";
import { useMovePreview } from "./use-move-preview.ts";
import { WorkspaceField } from "./workspace-field.tsx";
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
    <Dialog isOpen isHeld={isRunning} onClose={onClose} title="Move page">
      <form
        className={styles["content"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null && preview.data !== undefined) void run(chosen);
        }}
      >
        <p>It is in “{workspace.workspaceName}” now. Its versions and drafts go with it.</p>
        <WorkspaceField
          from={eligible}
          workspaces={others}
          value={chosen}
          onValue={setChosen}
          whenNone="No other workspace that you administer"
        />
        {others.length > 0 && <MovePreview preview={preview} />}
        {error !== null && (
          <Notice tone="error">The page did not move. {failureWords(error)}</Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>CANCEL</Button>
          <Button type="submit" kind="primary" disabled={preview.data === undefined}>
            MOVE
          </Button>
        </DialogActions>
      </form>
      <BusyOverlay text={isRunning ? "Moving page…" : null} />
    </Dialog>
  );
}
