import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import { isStale } from "@stemma/domain/draft/is-stale";
import type { DraftId, VersionId } from "@stemma/domain/ids";
import type { PublishMessage } from "@stemma/domain/version/publish-message";
import { leavingPageKey } from "../../entities/page/leaving-page.ts";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { runningUploads } from "../../features/editor/uploads/running-uploads.ts";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { holdTextPlace } from "../../ui/layout/hold-text-place.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";
import { publishDraft } from "./publish-draft.ts";
import { publishFailureWords, type PublishFailure } from "./publish-failure-words.ts";
import { showPublished } from "./show-published.ts";

/** The Publish dialog: closed, opened, or opened and refused once. */
type DialogState = "closed" | "opened" | PublishFailure;

/**
 * Publishing, from opening the dialog to the published page on screen. It is all or nothing: exactly the text on screen
 * is published, or nothing changes.
 */
export function usePublishing(view: PageView, draftId: DraftId, open: OpenDraft | null) {
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const openDrafts = useOpenDrafts();
  const [dialog, setDialog] = useState<DialogState>("closed");
  const failure = typeof dialog === "string" ? null : dialog;
  const isPageChanged = failure?.kind === "page-changed";

  const { run: publish } = useSingleFlight(async (message: PublishMessage, isSilent: boolean) => {
    try {
      await publishOnce(message, isSilent);
    } catch (error) {
      setDialog({ kind: "failed", words: failureWords(error) });
    }
  }, leavingPageKey(view.page.id));

  async function publishOnce(message: PublishMessage, isSilent: boolean): Promise<void> {
    if (open === null || isPublishing(open)) return;
    if (runningUploads.current() > 0) {
      setDialog({ kind: "failed", words: messages.failures.uploading });
      return;
    }
    const { session } = open;
    const result = await session.publish((draft) =>
      publishDraft(draft, {
        expectedPublishedVersion: isPageChanged ? failure.publishedVersion : draft.previousNode,
        message,
        isSilent,
      }),
    );
    if (result.kind !== "published") {
      setDialog(result);
      if (result.kind === "draft-changed") session.reconcile(result.draft);
      // The page's answer shows what the writer may still do.
      if (result.kind === "not-allowed")
        void queryClient.invalidateQueries({ queryKey: orpc.pages.key() });
      return;
    }
    const { draft, versionId } = result;
    const restorePlace = holdTextPlace();
    setDialog("closed");
    // Close the session before the page loses its draft: the page takes an open session without a draft for a draft that
    // was published in another tab.
    openDrafts.close(draft.id);
    showPublished(queryClient, view, { draft, message, versionId });
    await navigate({ search: {}, replace: true, resetScroll: false });
    restorePlace();
    focusScreenHeading();
    sayPublished(draft, versionId);
  }

  return {
    open: () => {
      const { publishedVersion } = view.page;
      const previousNode = open?.snapshot.previousNode ?? null;
      const isBehind = isStale({ previousNode }, { publishedVersion });
      setDialog(isBehind ? { kind: "page-changed", publishedVersion } : "opened");
    },
    dialog: {
      isOpen: dialog !== "closed",
      draftId,
      proposedSubject: open?.snapshot.publishSubject ?? "",
      isPublishing: open !== null && isPublishing(open),
      failure: failure && publishFailureWords(failure),
      isPageChanged,
      onClose: () => setDialog("closed"),
      onPublish: (message: PublishMessage, isSilent: boolean) => void publish(message, isSilent),
    },
  };
}

function isPublishing({ session }: OpenDraft): boolean {
  return session.getSnapshot().status === "publishing draft";
}

/** Shows a toast that the page is published, with a link to the changes against the parent version. */
function sayPublished({ pageId, previousNode }: Draft, versionId: VersionId): void {
  if (previousNode === null) {
    showToast(messages.published);
    return;
  }
  const search = { version: versionId, compareTo: previousNode };
  showToast(messages.published, {
    link: { label: messages.viewChanges, to: "/page/$pageId", params: { pageId }, search },
  });
}
