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
import { showToast } from "../../ui/toasts.ts";
import { focusScreenHeading } from "../focus-screen-heading.ts";
import { notSavedWords } from "./not-saved-words.ts";
import { publishDraft, type PublishAnswer } from "./publish-draft.ts";
import { showPublished } from "./show-published.ts";

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
    let parent: VersionId | null = null;
    setPublishing(true);
    const end = await session.publish(async (draft) => {
      answer = await publishDraft(draft, beside ?? draft.previousNode, message, isSilent);
      if (answer.kind === "draft-changed") session.meet(answer.draft);
      if (answer.kind !== "published") return false;
      parent = draft.previousNode;
      showPublished(queryClient, view, { draft, message, versionId: answer.versionId });
      return true;
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
    if (end !== "published") return;
    desk.close(snapshot.draftId);
    await navigate({ search: {}, replace: true, resetScroll: false });
    // Start at the top of the page, wherever the writer had scrolled.
    window.scrollTo({ top: 0, behavior: "instant" });
    focusScreenHeading();
    sayPublished(view.page.id, answer, parent);
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
function sayPublished(pageId: PageId, answer: PublishAnswer, parent: VersionId | null): void {
  if (answer.kind !== "published" || parent === null) return showToast("Published");
  const search = { version: answer.versionId, compareTo: parent };
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
