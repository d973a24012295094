import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import { displayPageTitle, hasOtherTitle } from "@stemma/domain/page/page-title";
import { ConflictDialog } from "../../features/drafts/notices/conflict-dialog.tsx";
import { DraftNotes } from "../../features/drafts/notices/draft-notes.tsx";
import { SaveStatus } from "../../features/drafts/notices/save-status.tsx";
import { useDraftSession } from "../../features/drafts/use-draft-session.ts";
import { DeletedPageState } from "../../features/pages/text/deleted-page-state.tsx";
import { EditBar } from "../../features/pages/bars/edit-bar.tsx";
import { flagLabels, pageFlags } from "../../features/pages/bars/page-flags.ts";
import { countInWords } from "../../features/pages/text/text-length-words.ts";
import { PageIcon } from "../../features/pages/text/page-icon.tsx";
import { PageTitleInput } from "../../features/pages/text/page-title-input.tsx";
import { publishChunk } from "../publish/publish-chunk.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { Main } from "../../ui/layout/main.tsx";
import { NoticeAbove } from "../../ui/messages/notice-above.tsx";
import { DraftBody } from "./draft-body.tsx";
import { DraftTrouble } from "./draft-trouble.tsx";
import { EditingTopbar } from "./editing-topbar.tsx";
import { messages } from "./messages.ts";
import { historyChunk } from "../page-actions/history-chunk.ts";
import { PageMenuFailure } from "../page-actions/page-menu-failure.tsx";
import { PageModals } from "../page-actions/page-modals.tsx";
import styles from "./editing-screen.module.css";
import { useDraftUpdate } from "../update-draft/use-draft-update.tsx";
import { useDraftLength } from "./use-draft-length.ts";
import { useReconcileDraft } from "./use-reconcile-draft.ts";
import { useOfferCommands } from "../page-actions/use-offer-commands.ts";
import { usePageMenu } from "../page-actions/use-page-menu.ts";
import { usePublishing } from "../publish/use-publishing.ts";
import { useStopEditing } from "./use-stop-editing.ts";
import { useToldDraft } from "./use-told-draft.ts";
import { usePreloadWhenIdle } from "../../lib/time/use-preload-when-idle.ts";
import { useTitleInSidebar } from "./use-title-in-sidebar.ts";
import { useBodyFocus } from "../../features/editor/use-body-focus.ts";

interface EditingScreenProps {
  readonly view: PageView;
  readonly draft: Draft;
}

/** The reader's own draft of the page, shown in place of the published page. */
export function EditingScreen({ view, draft }: EditingScreenProps) {
  const { page } = view;
  const open = useDraftSession(draft);
  const shown = open?.snapshot ?? draft;
  const told = useToldDraft(open);
  const { editor, focusBody, onEditorReady } = useBodyFocus(draft);
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const [isConflictOpen, setConflictOpen] = useState(true);
  const publishing = usePublishing(view, draft.id, open);
  const update = useDraftUpdate({ view, draft, open, onPublish: publishing.open });
  const menu = usePageMenu(view, {
    onPublish: update.publish,
    onFind: update.conflicts === null ? () => editor.current?.openFind() : null,
  });
  useReconcileDraft(view, open?.session ?? null);
  useDocumentTitle(messages.documentTitle(displayPageTitle(shown.pageTitle)));
  useTitleInSidebar(view, shown.pageTitle);
  const isPublished = page.publishedVersion !== null;
  const isOtherTitle = isPublished && hasOtherTitle(shown.pageTitle, page.pageTitle);
  const stop = useStopEditing();
  const length = useDraftLength(open);
  useOfferCommands(
    menu.menu,
    // While conflicts are resolved, E belongs to the conflicts screen.
    isPublished && update.conflicts === null ? { kind: "turnOffEditing", onToggle: stop } : null,
  );
  usePreloadWhenIdle(true, historyChunk.preload);
  const flags = pageFlags(page, "draft");
  return (
    <>
      <EditingTopbar
        view={view}
        title={shown.pageTitle}
        publishedTitle={isOtherTitle ? page.pageTitle : undefined}
        flags={flags}
        onStop={stop}
        menu={menu.menu}
      />
      <EditBar
        status={<SaveStatus snapshot={told?.snapshot ?? null} />}
        length={countInWords(length.words)}
        onAddFiles={update.conflicts === null ? () => editor.current?.addFiles() : null}
        onPublish={page.deleted ? null : update.publish}
      />
      {update.conflicts ?? (
        <Main className="page-column" flags={flagLabels(flags)}>
          <PageMenuFailure {...menu} />
          <DeletedPageState ref={setNotice} view={view} isEditing />
          <div className={styles["staying"]}>
            {told !== null && (
              <div className={styles["trouble"]}>
                <DraftTrouble
                  open={told}
                  view={view}
                  onShowConflict={() => setConflictOpen(true)}
                />
              </div>
            )}
            <NoticeAbove words={wordsAbove(page.deleted, update.isStale)} notice={notice} />
          </div>
          <div className={styles["above"]}>
            {!page.deleted && (
              <div ref={setNotice} className={styles["notices"]}>
                {update.notices}
              </div>
            )}
            <DraftNotes
              notes={shown.draftNotes}
              isReady={open !== null}
              onNotes={(draftNotes) => open?.session.edit({ draftNotes })}
            />
          </div>
          <PageIcon icon={page.icon} />
          <PageTitleInput
            title={shown.pageTitle}
            isBeginning={draft.pageTitle === ""}
            isReady={open !== null}
            onTitle={(pageTitle) => open?.session.edit({ pageTitle })}
            onDone={focusBody}
          />
          {isOtherTitle && (
            <p className={styles["publishedAs"]}>
              {messages.publishedAs(displayPageTitle(page.pageTitle))}
            </p>
          )}
          <DraftBody
            draft={draft}
            workspaceId={view.workspace.id}
            open={open}
            handleRef={editor}
            onReady={onEditorReady}
            onEdit={length.onEdit}
          />
        </Main>
      )}
      <ConflictDialog
        conflict={open?.snapshot.conflict ?? null}
        isOpen={isConflictOpen}
        onLater={() => setConflictOpen(false)}
        onChoose={(choice) => {
          open?.session.choose(choice);
          setConflictOpen(true);
        }}
      />
      {update.dialog}
      <PageModals view={view} open={open} state={menu} />
      <publishChunk.Component {...publishing.dialog} />
      <BusyOverlay text={publishing.dialog.isPublishing ? messages.publishing : null} />
    </>
  );
}

/** What somebody who writes further down is told of the notices at the top. */
function wordsAbove(isDeleted: boolean, isStale: boolean): string | null {
  if (isDeleted) return messages.above.deleted;
  return isStale ? messages.above.stale : null;
}
