import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/page-view-shape";
import { CopyPageDialog } from "../../features/pages/dialogs/copy-page-dialog.tsx";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { notSavedWords } from "../../features/drafts/notices/not-saved-words.ts";
import { readListsAgain } from "./read-lists-again.ts";
import { messages } from "./dialogs/messages.ts";

interface CopyPageModalProps {
  readonly view: PageView;
  /** The draft to copy, after it was saved; `null` copies the published page. */
  readonly open: OpenDraft | null;
  readonly onClose: () => void;
}

/** Creates a new page from this one or from its draft, and opens it for editing. */
export function CopyPageModal({ view, open, onClose }: CopyPageModalProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const prepare = async ({ session }: OpenDraft) =>
    (await session.flush()) ? null : notSavedWords(session.getSnapshot(), messages.notCreated);
  return (
    <CopyPageDialog
      view={view}
      source={open === null ? "published" : "draft"}
      {...(open !== null && { prepare: () => prepare(open) })}
      onClose={onClose}
      onCopied={async (pageId) => {
        const there = { to: "/page/$pageId", params: { pageId }, search: { edit: true } } as const;
        readListsAgain(queryClient);
        await router.preloadRoute(there);
        await router.navigate(there);
      }}
    />
  );
}
