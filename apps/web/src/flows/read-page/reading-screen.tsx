import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import { isBlankBody } from "@stemma/document/is-blank-body";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { loadEditor } from "../../features/editor/load-editor.ts";
import { DeletedPageState } from "../../features/pages/text/deleted-page-state.tsx";
import { NewVersionNotice } from "../../features/pages/text/new-version-notice.tsx";
import { EditToggle } from "../../features/pages/bars/edit-toggle.tsx";
import { PageByline } from "../../features/pages/text/page-byline.tsx";
import { flagLabels, pageFlags } from "../../features/pages/bars/page-flags.ts";
import { PageMarks } from "../../features/pages/bars/page-marks.tsx";
import { PageMenu } from "../../features/pages/menu/page-menu.tsx";
import { PagePath } from "../../features/pages/bars/page-path.tsx";
import { ReadView } from "../../features/pages/text/read-view.tsx";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { orpc } from "../../lib/api.ts";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { Main } from "../../ui/layout/main.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { WhenNear } from "../../lib/time/when-near.tsx";
import { UnreadBanner } from "../../features/reading/unread-banner.tsx";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { authorsChunk } from "./authors-chunk.ts";
import { belowTextChunk } from "./below-text-chunk.ts";
import { changesChunk } from "./changes-chunk.ts";
import { endedDraftWords } from "./ended-draft-words.ts";
import { editingChunk } from "../edit-draft/editing-chunk.ts";
import { historyChunk } from "../page-actions/history-chunk.ts";
import { keepReadingPlace } from "./keep-reading-place.ts";
import { messages } from "./messages.ts";
import { readingAidsChunk } from "./aids/reading-aids-chunk.ts";
import { textLengthChunk } from "./aids/text-length-chunk.ts";
import { OrphanedText } from "./orphaned-text.tsx";
import { PageMenuFailure } from "../page-actions/page-menu-failure.tsx";
import { PageModals } from "../page-actions/page-modals.tsx";
import { usePageMenu } from "../page-actions/use-page-menu.ts";
import { unreadCommandsChunk } from "./unread-commands-chunk.ts";
import { useTextPlace } from "./use-text-place.ts";
import { useShownVersion } from "./use-shown-version.ts";
import { useUnread } from "./use-unread.ts";
import { useOfferCommands } from "../page-actions/use-offer-commands.ts";
import { useStartEditing } from "./use-start-editing.ts";
import { usePreloadWhenIdle } from "../../lib/time/use-preload-when-idle.ts";
import styles from "./reading-screen.module.css";

interface ReadingScreenProps {
  readonly view: PageView;
  /** Whether the page is being read again. */
  readonly isFetching: boolean;
  /** A draft that was on screen here until it was published or deleted elsewhere. */
  readonly ended: Draft | null;
}

/** The published page, with the toggle to its draft. */
export function ReadingScreen({ view, isFetching, ended }: ReadingScreenProps) {
  const { page, draft, can } = view;
  const { seen, isOld, show } = useShownVersion(view, isFetching);
  const { page: shown } = seen;
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const { startEditing, isCreating, error } = useStartEditing(view);
  const reading = useUnread(seen);
  const { unread } = reading.view;
  const showButton = useRef<HTMLButtonElement>(null);
  const place = useTextPlace(shown, (left) => {
    if (left === "authors") focusScreenHeading();
    else showButton.current?.focus({ preventScroll: true });
  });
  const isShowingChanges = place.inPlace === "changes" && unread !== null;
  const isShowingAuthors = place.inPlace === "authors";
  const showAuthors = (isShowing: boolean) => place.show(isShowing ? "authors" : null);
  const hasText = shown.serializedEditorState !== null && !isBlankBody(shown.serializedEditorState);
  const menu = usePageMenu(
    view,
    null,
    hasText ? { isShowing: isShowingAuthors, onShow: showAuthors } : null,
  );
  const hasToggle = draft !== null || (can.edit && !page.deleted);
  useDocumentTitle(displayPageTitle(shown.pageTitle));
  useOfferCommands(
    menu.menu,
    hasToggle && can.edit
      ? {
          kind: draft === null ? "editPage" : "editDraft",
          onToggle: () => void startEditing(),
        }
      : null,
  );
  usePreloadWhenIdle(hasToggle && can.edit, preloadEditor);
  usePreloadWhenIdle(true, historyChunk.preload);
  usePreloadWhenIdle(unread !== null, changesChunk.preload);
  const flags = pageFlags(page, null);
  const inPlace = isShowingChanges ? (
    <changesChunk.Component page={shown} lastRead={unread.lastReadVersion} />
  ) : isShowingAuthors ? (
    <authorsChunk.Component page={shown} onHide={place.leave} />
  ) : undefined;
  return (
    <>
      <Topbar
        path={<PagePath view={view} title={shown.pageTitle} flags={flags} />}
        actions={
          <>
            <PageMarks
              kind={view.page.kind}
              isPinned={view.isPinned}
              isSubscribed={view.isSubscribed}
              onSelect={menu.menu.onSelect}
            />
            {hasToggle && (
              <EditToggle
                isEditing={false}
                hasDraft={draft !== null}
                isReadOnly={!can.edit}
                onToggle={() => void startEditing()}
                {...(can.edit && { onNear: preloadEditor })}
              />
            )}
            <PageMenu {...menu.menu} />
          </>
        }
      />
      <Main className="page-column" flags={flagLabels(flags)}>
        {isOld && (
          <NewVersionNotice
            view={view}
            reader={account?.user.id ?? null}
            onShow={() => keepReadingPlace(show)}
          />
        )}
        <PageMenuFailure {...menu} />
        {unread !== null && (
          <unreadCommandsChunk.Component
            isShowing={isShowingChanges}
            onShow={(isShowing) => place.show(isShowing ? "changes" : null)}
            onMarkRead={reading.markRead}
          />
        )}
        {reading.failure !== null && <Notice tone="error">{reading.failure}</Notice>}
        {error !== null && (
          <Notice tone="error">
            {hasErrorCode(error, "NOT_ALLOWED")
              ? messages.failures.notAllowed
              : messages.failures.notStarted(failureWords(error))}
          </Notice>
        )}
        {ended !== null && (
          <div className={styles["above"]}>
            <Notice tone="note">{endedDraftWords(ended, view)}</Notice>
          </div>
        )}
        <OrphanedText view={view} onRestore={startEditing} />
        <DeletedPageState view={view} isEditing={false} />
        <ReadView
          title={shown.pageTitle}
          icon={page.icon}
          body={shown.serializedEditorState}
          linkTargets={seen.linkTargets}
          snippets={seen.snippets}
          mentionedPeople={seen.mentionedPeople}
          codeColors={seen.codeColors}
          byline={
            <>
              <PageByline view={seen} onOpenHistory={() => menu.open("version-history")} />
              <UnreadBanner
                view={reading.view}
                isShowing={isShowingChanges}
                onShow={(isShowing) => place.show(isShowing ? "changes" : null)}
                onMarkRead={reading.markRead}
                showButton={showButton}
              />
            </>
          }
          emptyWords={can.edit ? messages.empty.mayEdit : messages.empty.mayRead}
          inPlace={inPlace}
          aids={
            shown.serializedEditorState !== null && (
              <readingAidsChunk.Component
                body={shown.serializedEditorState}
                isColored={seen.codeColors !== null}
                ticked={can.publish && !page.deleted ? { seen, onShow: show } : null}
              />
            )
          }
        />
        {hasText && inPlace === undefined && shown.serializedEditorState !== null && (
          <textLengthChunk.Component body={shown.serializedEditorState} />
        )}
        {inPlace === undefined && (
          <WhenNear key={page.id}>
            <belowTextChunk.Component view={view} hasText={hasText} />
          </WhenNear>
        )}
      </Main>
      <PageModals view={view} seen={seen} open={null} state={menu} onShow={show} />
      <BusyOverlay text={isCreating ? messages.creatingDraft : null} onKey={typedAhead.addKey} />
    </>
  );
}

/** Preloads the editing screen and its editor. A failure is ignored, because the screen itself loads them again. */
function preloadEditor(): void {
  void editingChunk.preload();
  loadEditor().catch(() => undefined);
}
