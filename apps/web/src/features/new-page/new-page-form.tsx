import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { useTargetWorkspace } from "../../entities/workspace/use-target-workspace.ts";
import { WorkspaceField } from "../../entities/workspace/workspace-field.tsx";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { awaitedCaret } from "../../lib/keys/awaited-caret.ts";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { longDate } from "../../lib/time/full-date-time.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import styles from "./new-page-form.module.css";
import type { ChosenTemplate } from "./templates/template-field.tsx";
import { templatesChunk } from "./templates/templates-chunk.ts";
import { whoCreatesChunk } from "../../entities/workspace/aids/workspace-aid-chunks.ts";

interface NewPageFormProps {
  readonly wantedWorkspaceId: WorkspaceId | undefined;
  readonly onCancel: () => void;
  readonly onManageTemplates: () => void;
  readonly onCreated: (pageId: PageId) => Promise<void>;
}

/** The workspaces in which the person may create pages, the first one preselected, what the page begins with, and CREATE. */
export function NewPageForm(props: NewPageFormProps) {
  const { wantedWorkspaceId, onCancel, onManageTemplates, onCreated } = props;
  const queryClient = useQueryClient();
  // Read anew each time: another account may have signed in to this browser since the list was drawn on Home.
  const { eligible, selected, closed, choose } = useTargetWorkspace(wantedWorkspaceId ?? null, {
    isFresh: true,
  });
  // `undefined` until the list of templates says what the page begins with.
  const [template, setTemplate] = useState<ChosenTemplate | null>();
  const explained = eligible.all.filter(
    ({ id, role, can }) => !can.createPage && (role === "editor" || id === wantedWorkspaceId),
  );
  // CREATE can be pressed before the list is there; the page begins with the workspace's default all the same.
  const defaultOf = async (workspaceId: WorkspaceId): Promise<ChosenTemplate | null> => {
    const offered = orpc.templates.offered.queryOptions({ input: { workspaceId } });
    const { defaultTemplate: id } = await queryClient.fetchQuery(offered);
    return id && { id, title: "", date: longDate(new Date()) };
  };
  const { run, isRunning, error } = useSingleFlight(async (workspaceId: WorkspaceId) => {
    // The writer can type the title while the page is being created.
    typedAhead.begin();
    try {
      const begun = template === undefined ? await defaultOf(workspaceId) : template;
      const { pageId, cursor } = await api.pages.create({
        workspaceId,
        ...(begun !== null && { template: begun }),
      });
      if (begun !== null) awaitedCaret.set(cursor);
      void queryClient.invalidateQueries({ queryKey: orpc.recents.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.pages.level.key() });
      await onCreated(pageId);
    } catch (failure) {
      typedAhead.take();
      awaitedCaret.clear();
      throw failure;
    }
  });
  return (
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
        whenNone={messages.noWorkspace}
      />
      {explained.length > 0 && <whoCreatesChunk.Component workspaces={explained} />}
      {selected !== null && (
        <div className={styles["templates"]}>
          <templatesChunk.Component
            workspaceId={selected.id}
            onTemplate={setTemplate}
            onManage={onManageTemplates}
          />
        </div>
      )}
      {error !== null && <Notice tone="error">{failureWords(error)}</Notice>}
      <DialogActions>
        <DialogAction label={messages.cancel} onClick={onCancel} />
        <DialogAction
          label={messages.create}
          type="submit"
          kind="primary"
          disabled={selected === null}
        />
      </DialogActions>
      <BusyOverlay text={isRunning ? messages.creating : null} onKey={typedAhead.addKey} />
    </form>
  );
}
