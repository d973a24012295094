import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { isBlankBody } from "@stemma/document/is-blank-body";
import { bodyToText } from "@stemma/document/body-to-text";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { DraftNotes } from "../../features/drafts/notices/draft-notes.tsx";
import { useDraftSession } from "../../features/drafts/use-draft-session.ts";
import { DeletedPageState } from "../../features/pages/text/deleted-page-state.tsx";
import { flagLabels, pageFlags } from "../../features/pages/bars/page-flags.ts";
import { ReadView } from "../../features/pages/text/read-view.tsx";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { CopyTextButton } from "../../ui/fields/copy-text-button.tsx";
import { Main } from "../../ui/layout/main.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import styles from "./editing-screen.module.css";
import { EditingTopbar } from "./editing-topbar.tsx";
import { messages } from "./messages.ts";
import { PageMenuFailure } from "../page-actions/page-menu-failure.tsx";
import { PageModals } from "../page-actions/page-modals.tsx";
import { useOfferCommands } from "../page-actions/use-offer-commands.ts";
import { usePageMenu } from "../page-actions/use-page-menu.ts";
import { useStopEditing } from "./use-stop-editing.ts";

interface ReadOnlyDraftScreenProps {
  readonly view: PageView;
  readonly draft: Draft;
}

/** The reader's draft of a page that they may still read but no longer edit: shown in full, to read and copy. */
export function ReadOnlyDraftScreen({ view, draft }: ReadOnlyDraftScreenProps) {
  const open = useDraftSession(draft);
  const stop = useStopEditing();
  const menu = usePageMenu(view, { onPublish: () => undefined, onFind: null });
  useOfferCommands(menu.menu, {
    kind: "turnOffEditing",
    onToggle: stop,
  });
  // The session holds text that is not saved yet, and keeps sending it.
  const content = open?.session.readContent() ?? draft;
  const { pageTitle, serializedEditorState, draftNotes } = content;
  useDocumentTitle(messages.documentTitle(displayPageTitle(pageTitle)));
  const isWritten = !isBlankBody(serializedEditorState);
  const flags = pageFlags(view.page, "draft");
  return (
    <>
      <EditingTopbar
        view={view}
        title={pageTitle}
        publishedTitle={undefined}
        flags={flags}
        onStop={stop}
        menu={menu.menu}
      />
      <Main className="page-column" flags={flagLabels(flags)}>
        <PageMenuFailure {...menu} />
        <DeletedPageState view={view} isEditing />
        <div className={styles["above"]}>
          <Notice
            tone="warning"
            actions={
              <>
                {isWritten && (
                  <CopyTextButton
                    read={() => ({
                      text: bodyToText(serializedEditorState),
                      html: bodyToHtml(serializedEditorState, "stored"),
                    })}
                  />
                )}
                <Button kind="pencil" onClick={() => menu.open("create-page-from-draft")}>
                  {messages.readOnly.createPage}
                </Button>
              </>
            }
          >
            {messages.readOnly.notice}
          </Notice>
          {draftNotes !== null && <DraftNotes notes={draftNotes} isReady onNotes={null} />}
        </div>
        <ReadView
          title={pageTitle}
          icon={view.page.icon}
          body={serializedEditorState}
          byline={null}
          emptyWords={messages.readOnly.empty}
        />
      </Main>
      <PageModals view={view} open={open} state={menu} />
    </>
  );
}
