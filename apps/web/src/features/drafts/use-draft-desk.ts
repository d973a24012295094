import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/shapes";
import type { PageView } from "@stemma/contract/pages.contract";
import { orpc } from "../../lib/api.ts";
import { createDraftDesk, type DraftDesk } from "./draft-desk.ts";
import { createDraftNews } from "./draft-news.ts";
import type { DraftJournal } from "./draft-journal.ts";
import { createIndexedJournal } from "./indexed-journal.ts";
import { watchWindow } from "./watch-window.ts";

const desks = new WeakMap<QueryClient, { desk: DraftDesk; journal: DraftJournal }>();

/** This tab's desk of drafts, and the journal it keeps. What the server stores goes into the page's cached view too. */
export function useDraftDesk(): { readonly desk: DraftDesk; readonly journal: DraftJournal } {
  const queryClient = useQueryClient();
  const known = desks.get(queryClient);
  if (known !== undefined) return known;
  const made = setUp(queryClient);
  desks.set(queryClient, made);
  return made;
}

function setUp(queryClient: QueryClient) {
  const journal = createIndexedJournal();
  const news = createDraftNews();
  const keyOf = (draft: Draft) => orpc.pages.get.queryKey({ input: { pageId: draft.pageId } });
  const putIntoView = (draft: Draft) => {
    queryClient.setQueryData(keyOf(draft), (view: PageView | undefined) => {
      const isNewer = view?.draft?.id === draft.id && view.draft.revision < draft.revision;
      return isNewer ? { ...view, draft } : view;
    });
  };
  const desk = createDraftDesk({ journal, news, onStored: putIntoView });
  news.listen((_draftId, draft) => {
    if (draft === null) void queryClient.invalidateQueries({ queryKey: orpc.pages.get.key() });
    else putIntoView(draft);
  });
  watchWindow(desk);
  return { desk, journal };
}
