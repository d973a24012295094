import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import { isStale } from "@stemma/domain/draft/is-stale";
import type { PageId, VersionId } from "@stemma/domain/ids";
import type { PublishMessage } from "@stemma/domain/version/publish-message";
import { useDraftDesk } from "../../features/drafts/use-draft-desk.ts";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { orpc } from "../../lib/api.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { notSavedWords } from "../../features/drafts/notices/not-saved-words.ts";
import { publishDraft, type PublishAnswer } from "./publish-draft.ts";
import { showPublished, type Published } from "./show-published.ts";

/** The state of the Publish modal: just opened, the last attempt failed, or the page has another published version. */
type Outlook =
  | { readonly kind: "open" }
  | { readonly kind: "said"; readonly words: string }
  | { readonly kind: "page-changed"; readonly publishedVersion: VersionId | null };

/** The Publish modal. Publishing is all or nothing: exactly the text on screen is published, or nothing changes. */
export function usePublishing(view: PageView, open: OpenDraft | null) {
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const desk = useDraftDesk();
  const [outlook, setOutlook] = useState<Outlook | null>(null);
  const [isPublishing, setPublishing] = useState(false);

  async function publish(message: PublishMessage, isSilent: boolean): Promise<void> {
    if (open === null || isPublishing) return;
    const { session, snapshot } = open;
    const beside = outlook?.kind === "page-changed" ? outlook.publishedVersion : undefined;
    let answer = { kind: "said", words: "" } as PublishAnswer;
    let published = null as Published | null;
    setPublishing(true);
    const end = await session.publish(async (draft) => {
      answer = await publishDraft(draft, beside ?? draft.previousNode, message, isSilent);
      if (answer.kind === "draft-changed") session.meet(answer.draft);
      if (answer.kind === "published") published = { draft, message, versionId: answer.versionId };
      return published !== null;
    });
    if (end === "not saved") {
      answer = {
        kind: "said",
        words: notSavedWords(session.getSnapshot(), "Nothing is published"),
      };
    }
    setPublishing(false);
    setOutlook(outlookAfter(answer));
    // The writer's permissions have changed: read the page again, which shows them. Not after a lost answer: the
    // message about it stays.
    if (answer.kind === "refused")
      void queryClient.invalidateQueries({ queryKey: orpc.pages.key() });
    if (end !== "published" || published === null) return;
    // Close the session before the page loses its draft: the page takes an open session without a draft for a draft that
    // was published in another tab.
    desk.close(snapshot.draftId);
    showPublished(queryClient, view, published);
    await navigate({ search: {}, replace: true, resetScroll: false });
    // Start at the top of the page, wherever the writer had scrolled.
    window.scrollTo({ top: 0, behavior: "instant" });
    focusScreenHeading();
    sayPublished(view.page.id, published);
  }

  return {
    open: () => {
      const { publishedVersion } = view.page;
      const previousNode = open?.snapshot.previousNode ?? null;
      const isBehind = isStale({ previousNode }, { publishedVersion });
      setOutlook(isBehind ? { kind: "page-changed", publishedVersion } : { kind: "open" });
    },
    dialog: {
      isOpen: outlook !== null,
      isPublishing,
      failure: outlook?.kind === "open" ? null : outlook,
      onClose: () => setOutlook(null),
      onPublish: (message: PublishMessage, isSilent: boolean) => void publish(message, isSilent),
    },
  };
}

/** Shows a toast that the page is published, with a link to the changes against the parent version. */
function sayPublished(pageId: PageId, { draft, versionId }: Published): void {
  if (draft.previousNode === null) return showToast("Published");
  const search = { version: versionId, compareTo: draft.previousNode };
  showToast("Published", {
    link: { label: "View changes", to: "/page/$pageId", params: { pageId }, search },
  });
}

function outlookAfter(answer: PublishAnswer): Outlook | null {
  if (answer.kind === "published") return null;
  if (answer.kind === "refused") return { kind: "said", words: answer.words };
  if (answer.kind !== "draft-changed") return answer;
  return {
    kind: "said",
    words:
      "This draft was changed somewhere else meanwhile, so nothing is published. Close this and look at the text again.",
  };
}
