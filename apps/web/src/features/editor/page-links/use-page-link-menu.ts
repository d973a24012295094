import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { mergeRegister, type LexicalEditor } from "lexical";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { showFailureToast } from "../../../ui/messages/toasts.ts";
import { messages } from "../messages.ts";
import { observeQuery } from "../caret-menu/observe-query.ts";
import { registerMenuKeys } from "../caret-menu/register-menu-keys.ts";
import type { CaretMenuState } from "../caret-menu/use-caret-menu.ts";
import { createLinkedPage } from "./create-linked-page.ts";
import { $insertPageLink, $pageLinkQuery, type PageLinkQuery } from "./page-link-query.ts";
import { usePageLinkOptions, type PageLinkOption } from "./use-page-link-options.ts";

/** The state of the menu that `[[` opens. Handles its keys in the editor: arrows, Enter or Tab, Escape. */
export function usePageLinkMenu(
  editor: LexicalEditor,
  workspaceId: WorkspaceId,
): CaretMenuState<PageLinkOption> & { readonly isSearching: boolean } {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<PageLinkQuery | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const closeRef = useRef(() => {});
  // Enter can come before React renders the last letters: the place is that of the latest query.
  const typedRef = useRef<PageLinkQuery | null>(null);
  const { options, isSearching } = usePageLinkOptions(typed?.query ?? null, workspaceId);
  // While the search runs, Enter must not create a page that may be found.
  const first = isSearching && options[0]?.kind !== "page" ? null : 0;
  const chosen = options.length === 0 ? null : (moved ?? first);

  const insert = async (option: PageLinkOption): Promise<void> => {
    const place = typedRef.current?.place;
    if (place === undefined) return;
    closeRef.current();
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
  const move = useEffectEvent((event: KeyboardEvent, steps: number): boolean => {
    if (options.length === 0) return false;
    event.preventDefault();
    const from = chosen ?? (steps > 0 ? -1 : 0);
    setMoved((from + steps + options.length) % options.length);
    return true;
  });
  const take = useEffectEvent((event: KeyboardEvent | null): boolean => {
    if (typed === null || event?.shiftKey === true) return false;
    const option = chosen === null ? undefined : options[chosen];
    if (option === undefined && !isSearching) return false;
    event?.preventDefault();
    if (option !== undefined) void insert(option);
    return true;
  });
  const dismiss = useEffectEvent((): boolean => {
    if (typed === null) return false;
    closeRef.current();
    return true;
  });

  useEffect(() => {
    const { stop, close } = observeQuery(editor, $pageLinkQuery, (next) => {
      typedRef.current = next;
      setTyped(next);
      setMoved(null);
    });
    closeRef.current = close;
    const keys = {
      move: (event: KeyboardEvent, steps: number) => move(event, steps),
      take: (event: KeyboardEvent | null) => take(event),
      dismiss: () => dismiss(),
    };
    return mergeRegister(stop, registerMenuKeys(editor, keys));
  }, [editor]);

  const kind = typed === null ? null : "paragraph";
  return {
    kind,
    options,
    isSearching,
    chosen,
    choose: setMoved,
    insert: (option) => void insert(option),
  };
}
