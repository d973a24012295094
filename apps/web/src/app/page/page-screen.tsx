import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import type { PageId } from "@stemma/domain/ids";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";
import { useDraftStatus } from "../../features/drafts/use-draft-status.ts";
import { useRecordRecent } from "../../features/recents/use-record-recent.ts";
import { useIsLeavingPage } from "../../entities/page/leaving-page.ts";
import { orpc } from "../../lib/api.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { LoadingScreen } from "../loading-screen.tsx";
import { useLeaveMissing } from "../../flows/access/use-leave-missing.ts";
import { ArchivedScreen } from "../../flows/read-page/archived-screen.tsx";
import { editingChunk } from "../../flows/edit-draft/editing-chunk.ts";
import { ReadingScreen } from "../../flows/read-page/reading-screen.tsx";
import { useDraftOnScreen } from "../../flows/edit-draft/use-draft-on-screen.ts";

const ComparingScreen = lazy(async () => {
  const { ComparingScreen } = await import("../../flows/compare/comparing-screen.tsx");
  return { default: ComparingScreen };
});

/** A page at its address: the published page, its draft, an archived version, or a comparison. */
export function PageScreen() {
  const { pageId } = useParams({ from: "/signed-in/page/$pageId" });
  const { compareTo, version } = useSearch({ from: "/signed-in/page/$pageId" });
  useLiveTopics([`page:${pageId}`]);
  useRereadNextTime(pageId);
  if (compareTo !== undefined) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <ComparingScreen key={pageId} compareTo={compareTo} />
      </Suspense>
    );
  }
  if (version !== undefined) return <ArchivedScreen key={version} versionId={version} />;
  return <PageScreenOf key={pageId} />;
}

/** Makes the cached page old when its screen is left: from then on, no event tells this tab of its changes. */
function useRereadNextTime(pageId: PageId): void {
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      const queryKey = orpc.pages.get.queryKey({ input: { pageId } });
      void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    },
    [queryClient, pageId],
  );
}

function PageScreenOf() {
  const openDrafts = useOpenDrafts();
  const { pageId } = useParams({ from: "/signed-in/page/$pageId" });
  const {
    data: view,
    error,
    isFetching,
  } = useSuspenseQuery(
    orpc.pages.get.queryOptions({ input: { pageId }, refetchOnWindowFocus: "always" }),
  );
  const isLeaving = useIsLeavingPage(pageId);
  const { draft, ended } = useDraftOnScreen(view, { isFetching, isLeaving });
  const shownVersion = draft === null ? (view.page.publishedVersion ?? undefined) : undefined;
  useRecordRecent({ type: "page", id: pageId, shownVersion });
  const status = useDraftStatus(draft === null ? null : openDrafts.find(draft.id));
  const isUnsaved = draft !== null && status !== "saved";
  useLeaveMissing(error, "page", pageId, isLeaving || isUnsaved);
  if (draft === null) return <ReadingScreen view={view} isFetching={isFetching} ended={ended} />;
  return <editingChunk.Component view={view} draft={draft} />;
}
