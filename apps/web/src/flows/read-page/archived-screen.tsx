import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { VersionId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { ArchivedVersionState } from "../../features/pages/text/archived-version-state.tsx";
import { DeletedPageState } from "../../features/pages/text/deleted-page-state.tsx";
import { flagLabels, pageFlags } from "../../features/pages/bars/page-flags.ts";
import { PagePath } from "../../features/pages/bars/page-path.tsx";
import { ReadView } from "../../features/pages/text/read-view.tsx";
import { VersionWords } from "../../features/pages/text/version-words.tsx";
import { useRecordRecent } from "../../features/recents/use-record-recent.ts";
import { orpc } from "../../lib/api.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { versionQuery } from "../../entities/version/version-query.ts";
import { Main } from "../../ui/layout/main.tsx";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { TakePassagesButton } from "../take-passages/take-passages-button.tsx";
import { messages } from "./messages.ts";
import { textLengthChunk } from "./aids/text-length-chunk.ts";
import { readingAidsChunk } from "./aids/reading-aids-chunk.ts";
import { useLeaveMissing } from "../access/use-leave-missing.ts";

/** One version of the page as it was published. Always read-only, even with `edit=true` in the address. */
export function ArchivedScreen({ versionId }: { readonly versionId: VersionId }) {
  const { pageId } = useParams({ from: "/signed-in/page/$pageId" });
  const pageQuery = orpc.pages.get.queryOptions({ input: { pageId } });
  const { data: view, error } = useSuspenseQuery(pageQuery);
  const { data: version } = useSuspenseQuery(versionQuery(versionId));
  const { page } = view;
  useRecordRecent({ type: "page", id: pageId, shownVersion: versionId });
  useLeaveMissing(error, "page", pageId);
  useDocumentTitle(displayPageTitle(version.pageTitle));
  const flags = pageFlags(page, "archived");
  return (
    <>
      <Topbar path={<PagePath view={view} title={version.pageTitle} flags={flags} />} />
      <Main className="page-column" flags={flagLabels(flags)}>
        <div className="page-state">
          <DeletedPageState view={view} isEditing={false} />
          <ArchivedVersionState
            pageId={pageId}
            versionId={versionId}
            publishedVersion={page.publishedVersion}
          >
            <TakePassagesButton view={view} versionId={versionId} />
          </ArchivedVersionState>
        </div>
        <ReadView
          title={version.pageTitle}
          icon={page.icon}
          body={version.serializedEditorState}
          byline={
            <div className="page-byline">
              <VersionWords version={version} />
            </div>
          }
          emptyWords={messages.empty.version}
          aids={<readingAidsChunk.Component body={version.serializedEditorState} />}
        />
        <textLengthChunk.Component body={version.serializedEditorState} />
      </Main>
    </>
  );
}
