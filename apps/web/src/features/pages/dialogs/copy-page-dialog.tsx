import { useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { useEligibleWorkspaces } from "./use-eligible-workspaces.ts";
import { WorkspaceField } from "./workspace-field.tsx";
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

/** Asks for a workspace and creates the asker's own copy of the page there, with the same title and text. */
export function CopyPageDialog(props: CopyPageDialogProps) {
  const { view, source, prepare, onClose, onCopied } = props;
  const eligible = useEligibleWorkspaces();
  const [chosen, setChosen] = useState<WorkspaceId>(view.workspace.id);
  const [hindrance, setHindrance] = useState<string | null>(null);
  const { workspaces } = eligible;
  const selected = workspaces.find(({ id }) => id === chosen) ?? workspaces[0] ?? null;
  const { run, isRunning, error } = useSingleFlight(async (workspaceId: WorkspaceId) => {
    const found = (await prepare?.()) ?? null;
    setHindrance(found);
    if (found !== null) return;
    const { pageId } = await api.pages.copy({ pageId: view.page.id, workspaceId, source });
    await onCopied(pageId);
  });
  const { title, words, action } = said[source];
  return (
    <Dialog isOpen isHeld={isRunning} onClose={onClose} title={title}>
      <form
        className={styles["content"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (selected !== null) void run(selected.id);
        }}
      >
        <p>{words}</p>
        <WorkspaceField
          from={eligible}
          workspaces={workspaces}
          value={selected?.id ?? null}
          onValue={setChosen}
          whenNone="No workspace to create pages in"
        />
        {hindrance !== null && <Notice tone="error">{hindrance}</Notice>}
        {error !== null && (
          <Notice tone="error">The new page could not be made. {failureWords(error)}</Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>CANCEL</Button>
          <Button type="submit" kind="primary" disabled={selected === null}>
            {action}
          </Button>
        </DialogActions>
      </form>
      <BusyOverlay text={isRunning ? "Adding page…" : null} />
    </Dialog>
  );
}

const said = {
  published: {
    title: "Duplicate page",
    words:
      "A new page with the same text, as a draft that only you see until you publish it. This page stays as it is.",
    action: "DUPLICATE",
  },
  draft: {
    title: "Create page from draft",
    words:
      "A new page with the title and text of your draft, as a draft that only you see until you publish it. This draft stays as it is.",
    action: "CREATE",
  },
} as const;
