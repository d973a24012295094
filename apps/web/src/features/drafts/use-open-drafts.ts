import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/draft-shapes";
import { orpc } from "../../lib/api.ts";
import { showAnswer } from "../../lib/queries/optimistic-change.ts";
import { createOpenDrafts, type OpenDrafts } from "./open-drafts.ts";
import { createDraftBroadcast } from "./draft-broadcast.ts";
import { createIndexedJournal } from "./journal/indexed-journal.ts";
import { keepPastEnd } from "./journal/keep-past-end.ts";
import { watchWindow } from "./session/watch-window.ts";

const registries = new WeakMap<QueryClient, OpenDrafts>();

/** This tab's registry of open draft sessions. */
export function useOpenDrafts(): OpenDrafts {
  const queryClient = useQueryClient();
  const known = registries.get(queryClient);
  if (known !== undefined) return known;
  const openDrafts = createRegistry(queryClient);
  registries.set(queryClient, openDrafts);
  return openDrafts;
}

/** Creates a registry that follows the broadcasts of other tabs and updates the page's cache after each save. */
function createRegistry(queryClient: QueryClient): OpenDrafts {
  const broadcast = createDraftBroadcast();
  const keyOf = (pageId: Draft["pageId"]) => orpc.pages.get.queryKey({ input: { pageId } });
  const openDrafts = createOpenDrafts({
    journal: keepPastEnd(createIndexedJournal()),
    onStored: (draft) => broadcast.send(draft.pageId),
    onSessionEnd: (draft) => {
      showAnswer(queryClient, keyOf(draft.pageId), (view) => {
        const isNewer = view.draft?.id === draft.id && view.draft.revision < draft.revision;
        return isNewer ? { ...view, draft } : view;
      });
      void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
    },
  });
  broadcast.listen((pageId) => void queryClient.invalidateQueries({ queryKey: keyOf(pageId) }));
  watchWindow(openDrafts);
  return openDrafts;
}
