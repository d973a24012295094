import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import type { PageView } from "@stemma/contract/page-view-shape";
import { messages } from "../../features/pages/dialogs/messages.ts";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";
import { nextScreenDrawn } from "../../lib/next-screen-drawn.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { readListsAgain } from "./read-lists-again.ts";

interface NewPageBelowProps {
  readonly view: PageView;
  readonly onClose: () => void;
  readonly onFailed: (words: string) => void;
}

/** Makes an empty page below this one, and opens it for writing. What is typed meanwhile becomes its title. */
export function NewPageBelow({ view, onClose, onFailed }: NewPageBelowProps) {
  const { page, workspace } = view;
  const router = useRouter();
  const queryClient = useQueryClient();
  const { run } = useSingleFlight(async () => {
    typedAhead.begin();
    try {
      const place = { workspaceId: workspace.id, parentPageId: page.id };
      const { pageId } = await api.pages.create(place);
      const there = { to: "/page/$pageId", params: { pageId }, search: { edit: true } } as const;
      readListsAgain(queryClient);
      await router.preloadRoute(there);
      const isDrawn = nextScreenDrawn(router);
      void router.navigate(there);
      await isDrawn;
      // Nothing behind the overlay takes the focus before it is gone.
      flushSync(onClose);
      const start = document.querySelector<HTMLElement>("[data-screen-start]");
      if (start === null) typedAhead.take();
      else start.focus();
    } catch (error) {
      typedAhead.take();
      onFailed(messages.newPageBelow.failed(failureWords(error)));
    }
  });
  const start = useEffectEvent(run);
  useEffect(() => void start(), []);
  return <BusyOverlay text={messages.newPageBelow.creating} onKey={typedAhead.addKey} />;
}
