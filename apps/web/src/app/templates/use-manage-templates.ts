import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Template } from "@stemma/contract/templates.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { offerUndo } from "../../flows/page-actions/offer-undo.ts";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { showFailureToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";

/** Opens a template for editing; offers one in every workspace or ends that, and deletes one: a toast takes each of these back. */
export function useManageTemplates() {
  const queryClient = useQueryClient();
  const router = useRouter();

  async function change(pageId: Template["id"], send: () => Promise<unknown>): Promise<void> {
    await send();
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: orpc.templates.key() }),
      queryClient.invalidateQueries({ queryKey: orpc.pages.get.key({ input: { pageId } }) }),
    ]);
  }

  async function offer({ id: pageId, pageTitle, isOffered }: Template): Promise<void> {
    const title = displayPageTitle(pageTitle);
    const words = messages.offered[isOffered ? "ended" : "begun"];
    const set = (to: boolean) =>
      change(pageId, () => api.templates.offer({ pageId, isOffered: to }));
    try {
      await set(!isOffered);
      offerUndo({
        done: words.done(title),
        undo: () => set(isOffered),
        undone: words.undone(title),
        notUndone: words.notUndone,
      });
    } catch (error) {
      showFailureToast(words.failed(failureWords(error)));
    }
  }

  async function remove({ id: pageId, pageTitle, publishedVersion }: Template): Promise<void> {
    const title = displayPageTitle(pageTitle);
    const words = messages.deleted;
    try {
      const expected = { pageId, expectedPublishedVersion: publishedVersion };
      await change(pageId, () => api.pages.delete(expected));
      // The menu's button is gone with its row.
      focusScreenHeading();
      offerUndo({
        done: words.done(title),
        undo: () => change(pageId, () => api.pages.restore({ pageId })),
        undone: words.undone(title),
        notUndone: words.notUndone,
      });
    } catch (error) {
      showFailureToast(words.failed(failureWords(error)));
    }
  }

  /** Opens the person's draft of the template, which begins here if there is none. */
  async function edit({ id: pageId }: Template): Promise<void> {
    try {
      await api.drafts.create({ pageId });
      await queryClient.invalidateQueries({ queryKey: orpc.pages.get.key({ input: { pageId } }) });
      await router.navigate({ to: "/page/$pageId", params: { pageId }, search: { edit: true } });
    } catch (error) {
      showFailureToast(messages.notEdited(failureWords(error)));
    }
  }

  return { edit, offer, remove };
}
