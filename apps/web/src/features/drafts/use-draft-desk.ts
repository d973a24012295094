import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/shapes";
import { orpc } from "../../lib/api.ts";
import { showAnswer } from "../../lib/queries/optimistic-change.ts";
import { createDraftDesk, type DraftDesk } from "./draft-desk.ts";
import { createDraftNews } from "./draft-news.ts";
import { createIndexedJournal } from "./journal/indexed-journal.ts";
import { watchWindow } from "./session/watch-window.ts";

const desks = new WeakMap<QueryClient, DraftDesk>();

/** This tab's registry of open draft sessions. */
export function useDraftDesk(): DraftDesk {
  const queryClient = useQueryClient();
  const known = desks.get(queryClient);
  if (known !== undefined) return known;
  const desk = setUp(queryClient);
  desks.set(queryClient, desk);
  return desk;
}

/** Creates a registry that follows the broadcasts of other tabs and updates the page's cache after each save. */
function setUp(queryClient: QueryClient): DraftDesk {
  const news = createDraftNews();
  const keyOf = (pageId: Draft["pageId"]) => orpc.pages.get.queryKey({ input: { pageId } });
  const desk = createDraftDesk({
    journal: createIndexedJournal(),
    onStored: (draft) => news.tell(draft.pageId),
    onPutAway: (draft) => {
      showAnswer(queryClient, keyOf(draft.pageId), (view) => {
        const isNewer = view.draft?.id === draft.id && view.draft.revision < draft.revision;
        return isNewer ? { ...view, draft } : view;
      });
      void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
    },
  });
  news.listen((pageId) => void queryClient.invalidateQueries({ queryKey: keyOf(pageId) }));
  watchWindow(desk);
  return desk;
}
