import { useState } from "react";
import type { PathStep } from "@stemma/contract/page-shapes";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { PageAboveField } from "./page-above-field.tsx";
import { readPlace, type PlaceInTree } from "./place-in-tree.ts";
import { MovePreview } from "./move-preview.tsx";
import { useEligibleWorkspaces } from "../../../entities/workspace/use-eligible-workspaces.ts";
import { useMovePreview } from "./use-move-preview.ts";
import { WorkspaceField } from "../../../entities/workspace/workspace-field.tsx";
import { messages } from "./messages.ts";
import styles from "./page-life.module.css";

/** A page's move to another place. */
interface PageMove {
  readonly workspaceName: string;
  /** The page above in the new place; `null` at the top of the workspace. */
  readonly above: PathStep | null;
  /** Where the page was; `null` where the mover may not move it back. */
  readonly back: PlaceInTree | null;
}

interface MovePageDialogProps {
  readonly view: PageView;
  readonly onClose: () => void;
  /** Refetches everything that the move affects, while the overlay stays. */
  readonly onMoved: (move: PageMove) => Promise<void>;
}

/** Asks for a workspace and a page above, shows who will see the page there, then moves it. */
export function MovePageDialog({ view, onClose, onMoved }: MovePageDialogProps) {
  const { page, workspace, path } = view;
  const eligible = useEligibleWorkspaces();
  const [wanted, setWanted] = useState<WorkspaceId>(workspace.id);
  const [above, setAbove] = useState<PathStep | null>(path.at(-1) ?? null);
  const target = eligible.workspaces.find(({ id }) => id === wanted) ?? null;
  const place = target && { workspaceId: target.id, parentPageId: above?.id ?? null };
  const isHere = target?.id === workspace.id && above?.id === path.at(-1)?.id;
  const preview = useMovePreview(page.id, isHere ? null : place);
  const { run, isRunning, error } = useSingleFlight(async () => {
    if (target === null || place === null) return;
    const isReversible = eligible.workspaces.some(({ id }) => id === workspace.id);
    const back = isReversible ? await readPlace(view) : null;
    await api.pages.move({ pageId: page.id, ...place });
    await onMoved({ workspaceName: target.workspaceName, above, back });
    onClose();
  });
  return (
    <Dialog isOpen isHeld={isRunning} onClose={onClose} title={messages.movePage.title(page.kind)}>
      <form
        className={styles["content"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (preview.data !== undefined) void run();
        }}
      >
        <p>{messages.movePage.from(workspace.workspaceName, page.kind)}</p>
        <WorkspaceField
          from={eligible}
          workspaces={eligible.workspaces}
          value={target?.id ?? null}
          onValue={(id) => {
            setWanted(id);
            setAbove(null);
          }}
          whenNone={messages.workspace.noOther}
        />
        {target !== null && page.kind === "page" && (
          <PageAboveField
            key={target.id}
            workspaceId={target.id}
            moving={page.id}
            value={above}
            onValue={setAbove}
          />
        )}
        {target !== null && <MovePreview preview={preview} kind={page.kind} />}
        {error !== null && (
          <Notice tone="error">{messages.movePage.failed(failureWords(error), page.kind)}</Notice>
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
      <BusyOverlay text={isRunning ? messages.movePage.moving(page.kind) : null} />
    </Dialog>
  );
}
