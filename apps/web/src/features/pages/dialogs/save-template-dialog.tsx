import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import { api } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import styles from "./page-life.module.css";
import { messages as words } from "./template-messages.ts";
import { useTargetWorkspace } from "../../../entities/workspace/use-target-workspace.ts";
import { WorkspaceField } from "../../../entities/workspace/workspace-field.tsx";

interface SaveTemplateDialogProps {
  readonly view: PageView;
  /** The title on screen, which is the template's name until the person changes it. */
  readonly title: string;
  /** The text to take: the published one or that of the person's draft. */
  readonly source: "published" | "draft";
  /** Whether the person may offer a template in every workspace. */
  readonly mayOffer: boolean;
  /** Saves the text on screen first. Resolves to the reason why that failed, or `null`. */
  readonly prepare?: () => Promise<string | null>;
  readonly onClose: () => void;
  readonly onSaved: (template: PageId) => void;
}

/** Asks for a name, a workspace and who is offered the template, and makes a template of the page's text. */
export function SaveTemplateDialog(props: SaveTemplateDialogProps) {
  const { view, title, source, mayOffer, prepare, onClose, onSaved } = props;
  const [name, setName] = useState(title.trim());
  const { eligible, selected, closed, choose } = useTargetWorkspace(view.workspace.id);
  const [isOffered, setOffered] = useState(false);
  const [notSaved, setNotSaved] = useState<string | null>(null);
  const pageTitle = name.trim();
  const { run, isRunning, error } = useSingleFlight(async (workspaceId: WorkspaceId) => {
    const reason = (await prepare?.()) ?? null;
    setNotSaved(reason);
    if (reason !== null) return;
    const { id: pageId } = view.page;
    const saved = await api.templates.save({ pageId, workspaceId, source, pageTitle, isOffered });
    onSaved(saved.pageId);
  });
  return (
    <Dialog isOpen isHeld={isRunning} onClose={onClose} title={words.title}>
      <form
        className={styles["content"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (selected !== null && pageTitle !== "") void run(selected.id);
        }}
      >
        <p>{words.explanation}</p>
        <p>{words.variables}</p>
        <TextField
          label={words.name}
          autoComplete="off"
          maxLength={pageTitleMaxCharacters}
          value={name}
          onValue={setName}
        />
        <WorkspaceField
          from={eligible}
          workspaces={eligible.workspaces}
          value={selected?.id ?? null}
          onValue={choose}
          closed={closed}
          whenNone={messages.workspace.none}
        />
        {mayOffer && (
          <Checkbox label={words.isOffered} isChecked={isOffered} onChange={setOffered} />
        )}
        {notSaved !== null && <Notice tone="error">{notSaved}</Notice>}
        {error !== null && <Notice tone="error">{words.failed(failureWords(error))}</Notice>}
        <DialogActions>
          <DialogAction label={messages.cancel} onClick={onClose} />
          <DialogAction
            type="submit"
            kind="primary"
            label={words.save}
            disabled={selected === null || pageTitle === ""}
          />
        </DialogActions>
      </form>
      <BusyOverlay text={isRunning ? words.saving : null} />
    </Dialog>
  );
}
