import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useRouter, useSearch } from "@tanstack/react-router";
import { Eraser, X } from "lucide-react";
import { useMemo } from "react";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { CompareScreen } from "./compare-screen.tsx";
import type { CompareSideId } from "./comparison/compare-search.ts";
import { messages } from "./messages.ts";
import { useDraftSession } from "../../features/drafts/use-draft-session.ts";
import { PagePath } from "../../features/pages/bars/page-path.tsx";
import { messages as versionMessages } from "../../entities/version/messages.ts";
import { pageHistoryQuery } from "../../entities/version/page-history-query.ts";
import { TakePassagesButton } from "../take-passages/take-passages-button.tsx";
import { UndoingOverlay } from "../page-actions/undoing-overlay.tsx";
import { useUndoVersion } from "../page-actions/use-undo-version.ts";
import { orpc } from "../../lib/api.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { TopbarAction } from "../../ui/layout/topbar-action.tsx";

interface ComparingScreenProps {
  readonly compareTo: CompareSideId;
}

/**
 * Compares two texts of the page. The older side is `compareTo` of the address. The newer side is `version`, or the
 * draft if `edit=true`, or else the published version. Closing goes back in the history.
 */
export function ComparingScreen({ compareTo }: ComparingScreenProps) {
  const { pageId } = useParams({ from: "/signed-in/page/$pageId" });
  const { edit, version } = useSearch({ from: "/signed-in/page/$pageId" });
  const { data: view } = useSuspenseQuery(orpc.pages.get.queryOptions({ input: { pageId } }));
  const navigate = useNavigate({ from: "/page/$pageId" });
  const router = useRouter();
  const { publishedVersion, pageTitle, deleted } = view.page;
  const open = useDraftSession(view.draft);
  const session = open?.session ?? null;
  const { draft } = view;
  const draftText = useMemo(() => {
    const content = session?.readContent() ?? draft;
    return content && { title: content.pageTitle, body: content.serializedEditorState };
  }, [session, draft]);
  const isOfDraft = version === undefined && edit === true && draft !== null;
  const history = useQuery(pageHistoryQuery(pageId));
  const undoing = useUndoVersion(view);
  const { undo } = undoing;
  // A version that is compared with its parent: what is on screen is what would be undone.
  const after = isOfDraft ? null : (version ?? publishedVersion);
  const shown = history.data?.items.find(({ id }) => id === after);
  const undoable = shown?.previousNode === compareTo ? shown?.id : undefined;
  useDocumentTitle(messages.documentTitle(displayPageTitle(pageTitle)));

  const compare = (before: CompareSideId, after: CompareSideId) => {
    const side =
      after === "draft"
        ? { edit: true as const }
        : after === publishedVersion
          ? {}
          : { version: after };
    void navigate({ search: { ...side, compareTo: before }, replace: true, resetScroll: false });
  };
  const close = () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ search: edit === true ? { edit } : version ? { version } : {} });
  };
  return (
    <>
      <Topbar
        path={<PagePath view={view} title={pageTitle} flags={deleted ? ["deleted"] : []} />}
        actions={
          <>
            {compareTo !== "draft" && (
              <TakePassagesButton
                view={view}
                versionId={compareTo}
                draftBody={draftText?.body}
                isInTopbar
              />
            )}
            {undo !== null && undoable !== undefined && (
              <TopbarAction
                label={versionMessages.undo}
                icon={<Icon of={Eraser} />}
                onClick={() => undo(undoable)}
              />
            )}
            <TopbarAction label={messages.close} icon={<Icon of={X} />} onClick={close} />
          </>
        }
      />
      <CompareScreen
        view={view}
        draft={draftText}
        before={compareTo}
        after={version ?? (isOfDraft ? "draft" : publishedVersion)}
        onSides={compare}
      />
      <UndoingOverlay undoing={undoing} />
    </>
  );
}
