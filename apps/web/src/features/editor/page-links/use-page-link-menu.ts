import { useQueryClient } from "@tanstack/react-query";
import type { LexicalEditor } from "lexical";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { showFailureToast } from "../../../ui/messages/toasts.ts";
import type { QueryPlace } from "../caret-menu/query-at-caret.ts";
import { useQueryAtCaret } from "../caret-menu/use-query-at-caret.ts";
import { useSearchMenu } from "../caret-menu/use-search-menu.ts";
import { messages } from "../messages.ts";
import { createLinkedPage } from "./create-linked-page.ts";
import { $insertPageLink, $pageLinkQuery } from "./page-link-query.ts";
import { usePageLinkOptions, type PageLinkOption } from "./use-page-link-options.ts";

/** The state of the menu that `[[` opens. */
export function usePageLinkMenu(editor: LexicalEditor, workspaceId: WorkspaceId) {
  const queryClient = useQueryClient();
  const open = useQueryAtCaret(editor, $pageLinkQuery);
  const { options, isSearching } = usePageLinkOptions(open.searched, workspaceId);

  const insert = async (option: PageLinkOption, place: QueryPlace): Promise<void> => {
    if (option.kind === "page") {
      editor.update(() => $insertPageLink(option.id, place));
      return editor.focus();
    }
    try {
      const pageId = await createLinkedPage(option.workspaceId, option.title);
      editor.update(() => $insertPageLink(pageId, place));
      void queryClient.invalidateQueries({ queryKey: orpc.recents.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
    } catch (error) {
      showFailureToast(messages.pageLink.notCreated(option.title, failureWords(error)));
    }
  };
  // While the search runs, Enter must not create a page that may be found.
  const first = isSearching && options[0]?.kind !== "page" ? null : 0;
  const menu = useSearchMenu(editor, open, {
    options,
    isSearching,
    first,
    insert: (option, place) => void insert(option, place),
  });
  return { ...menu, isSearching };
}
