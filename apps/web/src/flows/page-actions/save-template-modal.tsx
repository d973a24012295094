import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { notSavedWords } from "../../features/drafts/notices/not-saved-words.ts";
import { SaveTemplateDialog } from "../../features/pages/dialogs/save-template-dialog.tsx";
import { messages as templateMessages } from "../../features/pages/dialogs/template-messages.ts";
import { orpc } from "../../lib/api.ts";
import { showToast } from "../../ui/messages/toasts.ts";

interface SaveTemplateModalProps {
  readonly view: PageView;
  /** The draft whose text becomes the template, after it was saved; `null` takes the published text. */
  readonly open: OpenDraft | null;
  readonly onClose: () => void;
}

/** Makes a template of the page or of its draft, and offers a link to it. */
export function SaveTemplateModal({ view, open, onClose }: SaveTemplateModalProps) {
  const queryClient = useQueryClient();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const prepare = async ({ session }: OpenDraft) =>
    (await session.flush())
      ? null
      : notSavedWords(session.getSnapshot(), templateMessages.notSaved);
  return (
    <SaveTemplateDialog
      view={view}
      title={open?.snapshot.pageTitle ?? view.page.pageTitle}
      source={open === null ? "published" : "draft"}
      mayOffer={account?.can.manage === true}
      {...(open !== null && { prepare: () => prepare(open) })}
      onClose={onClose}
      onSaved={(pageId) => {
        void queryClient.invalidateQueries({ queryKey: orpc.templates.key() });
        onClose();
        showToast(templateMessages.done, {
          link: { to: "/page/$pageId", params: { pageId }, label: templateMessages.open },
        });
      }}
    />
  );
}
