import type { PageView } from "@stemma/contract/pages.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { loadEditor } from "../../features/editor/load-editor.ts";
import { EditToggle } from "../../features/page/edit-toggle.tsx";
import { PagePath } from "../../features/page/page-path.tsx";
import { ReadView } from "../../features/page/read-view.tsx";
import { failureWords } from "../../lib/failure-words.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { BusyOverlay } from "../../ui/busy-overlay.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Topbar } from "../../ui/topbar.tsx";
import { LeftText } from "./left-text.tsx";
import { useStartEditing } from "./use-start-editing.ts";
import { useWhenIdle } from "./use-when-idle.ts";

interface ReadingScreenProps {
  readonly view: PageView;
}

/** The published page, and the way to its draft. */
export function ReadingScreen({ view }: ReadingScreenProps) {
  const { page, workspace, draft, can } = view;
  const { startEditing, isCreating, error } = useStartEditing(view);
  const mayEdit = can.edit && (!page.deleted || draft !== null);
  useDocumentTitle(displayPageTitle(page.pageTitle));
  useWhenIdle(mayEdit, preloadEditor);
  return (
    <>
      <Topbar
        path={
          <PagePath
            workspace={workspace}
            title={page.pageTitle}
            flags={page.deleted ? ["Deleted"] : []}
          />
        }
        actions={
          mayEdit && (
            <EditToggle
              isEditing={false}
              hasDraft={draft !== null}
              onToggle={() => void startEditing()}
              onNear={preloadEditor}
            />
          )
        }
      />
      <main className="page-column">
        {error !== null && (
          <Notice tone="error">The draft could not be started. {failureWords(error)}</Notice>
        )}
        <LeftText view={view} onRestore={startEditing} />
        <ReadView view={view} />
      </main>
      <BusyOverlay text={isCreating ? "Creating draft…" : null} />
    </>
  );
}

/** Fetches the editor ahead of need; where that fails, the editing screen says so. */
function preloadEditor(): void {
  loadEditor().catch(() => undefined);
}
