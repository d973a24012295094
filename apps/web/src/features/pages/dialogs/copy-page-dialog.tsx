import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { useTargetWorkspace } from "../../../entities/workspace/use-target-workspace.ts";
import { PagesBelowField } from "./pages-below-field.tsx";
import { WorkspaceField } from "../../../entities/workspace/workspace-field.tsx";
import { messages } from "./messages.ts";
import styles from "./page-life.module.css";

interface CopyPageDialogProps {
  readonly view: PageView;
  /** The text to copy: the published page ('Duplicate page') or the asker's draft ('Create page from draft'). */
  readonly source: "published" | "draft";
  /** Saves the text on screen first. Resolves to the reason why that failed, or `null`. */
  readonly prepare?: () => Promise<string | null>;
  readonly onClose: () => void;
  /** Opens the new page, while the overlay stays. */
  readonly onCopied: (pageId: PageId) => Promise<void>;
}

/**
 * Asks for a workspace and creates the asker's own copy of the page there, with the same title and text; if the asker wants it, with the
 * pages below it.
 */
export function CopyPageDialog(props: CopyPageDialogProps) {
  const { view, source, prepare, onClose, onCopied } = props;
  const { eligible, selected, closed, choose } = useTargetWorkspace(view.workspace.id);
  const [notSaved, setNotSaved] = useState<string | null>(null);
  const [withPagesBelow, setWithPagesBelow] = useState(false);
  const { run, isRunning, error } = useSingleFlight(async (workspaceId: WorkspaceId) => {
    const reason = (await prepare?.()) ?? null;
    setNotSaved(reason);
    if (reason !== null) return;
    const copy = { pageId: view.page.id, workspaceId, source, withPagesBelow };
    const { pageId } = await api.pages.copy(copy);
    await onCopied(pageId);
  });
  const { kind } = view.page;
  const busy = messages.copyPage[withPagesBelow ? "copyingTogether" : "copying"](kind);
  const { title, explanation, copy } = messages.copyPage[source];
  return (
    <Dialog isOpen isHeld={isRunning} onClose={onClose} title={title(kind)}>
      <form
        className={styles["content"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (selected !== null) void run(selected.id);
        }}
      >
        <p>{explanation(kind)}</p>
        <WorkspaceField
          from={eligible}
          workspaces={eligible.workspaces}
          value={selected?.id ?? null}
          onValue={choose}
          closed={closed}
          whenNone={messages.workspace.none}
        />
        {source === "published" && kind === "page" && (
          <PagesBelowField
            pageId={view.page.id}
            isChecked={withPagesBelow}
            onChange={setWithPagesBelow}
          />
        )}
        {notSaved !== null && <Notice tone="error">{notSaved}</Notice>}
        {error !== null && (
          <Notice tone="error">{messages.copyPage.failed(failureWords(error), kind)}</Notice>
        )}
        <DialogActions>
          <DialogAction label={messages.cancel} onClick={onClose} />
          <DialogAction type="submit" kind="primary" label={copy} disabled={selected === null} />
        </DialogActions>
      </form>
      <BusyOverlay text={isRunning ? busy : null} />
    </Dialog>
  );
}
