import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { BlockId } from "@stemma/document/block-id";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { errorData } from "../../../lib/failures/error-data.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { orpc } from "../../../lib/api.ts";
import { showFailureToast, showToast } from "../../../ui/messages/toasts.ts";
import { keepReadingPlace } from "../keep-reading-place.ts";
import { messages } from "./messages.ts";
import { isOwnLine } from "./own-line.ts";
import { tickRow } from "./tick-row.ts";

/** The page whose boxes its reader may tick. */
export interface TickedPage {
  /** The page as it is on screen. */
  readonly seen: PageView;
  /** Shows the published version in place of the one on screen. */
  readonly onShow: () => void;
}

/** The answers that a published tick makes out of date. A tab gets no live events of what it did itself. */
const touchedByPublishing = [
  orpc.recents.key(),
  orpc.drafts.list.key(),
  orpc.workspaces.pages.key(),
  orpc.reading.key(),
  orpc.notifications.key(),
];

/**
 * Ticking a box of the published page, from the click to what its reader is told. The tick's version comes on screen if it
 * is all that changed. A version that somebody else published meanwhile is offered: the text on screen stays, and the returned
 * function resolves with the state that the box has in the newest version. It resolves with `null` where the text on screen says
 * the state. A click on a box whose tick went to the draft takes the tick back. The function stays the same and never rejects.
 */
export function useTicking(ticked: TickedPage | null) {
  const queryClient = useQueryClient();
  const latest = useRef(ticked);
  useEffect(() => {
    latest.current = ticked;
  }, [ticked]);
  // The versions of this reader's ticks here: each is the parent of the next.
  const own = useRef(new Set<VersionId>());
  // The rows whose state here is in the draft and not in the text on screen.
  const drafted = useRef(new Set<BlockId>());

  /** Whether the published version is on screen, or was brought there. */
  const showTick = useCallback(
    async (pageId: PageId, versionId: VersionId, before: VersionId, onShow: () => void) => {
      for (const queryKey of touchedByPublishing) void queryClient.invalidateQueries({ queryKey });
      const query = orpc.pages.get.queryOptions({ input: { pageId }, staleTime: 0 });
      // The tick is published also if the page cannot be read again now.
      const view = await queryClient.fetchQuery(query).catch(() => null);
      const isShown = view !== null && isOwnLine(view.lastVersions, versionId, before, own.current);
      if (isShown) onShow();
      return isShown;
    },
    [queryClient],
  );

  return useCallback(
    async (blockId: BlockId, wanted: boolean): Promise<boolean | null> => {
      async function send(isChecked: boolean): Promise<boolean | null> {
        if (latest.current === null) return null;
        const { seen, onShow } = latest.current;
        const { id: pageId, publishedVersion: previousNode } = seen.page;
        if (previousNode === null) return null;
        try {
          const answer = await tickRow(queryClient, { pageId, blockId, isChecked, previousNode });
          if (answer.outcome === "drafted") {
            if (isChecked === wanted) drafted.current.add(blockId);
            else drafted.current.delete(blockId);
            void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
            showToast(isChecked ? messages.tick.drafted : messages.tick.draftedWithout, {
              link: draftLink(pageId),
              action: { label: messages.tick.undo, onAct: () => void send(!isChecked) },
            });
            return null;
          }
          drafted.current.delete(blockId);
          if (answer.outcome === "published") own.current.add(answer.versionId);
          if (await showTick(pageId, answer.versionId, previousNode, onShow)) return null;
          const { inNewest, inNewestWithout, show } = messages.tick;
          showToast(isChecked ? inNewest : inNewestWithout, {
            action: { label: show, onAct: () => keepReadingPlace(onShow) },
          });
          return isChecked;
        } catch (error) {
          showFailureToast(failureOf(error));
          return null;
        }
      }
      return send(drafted.current.has(blockId) ? !wanted : wanted);
    },
    [queryClient, showTick],
  );
}

/** What became of a tick that failed, why, and what to do. */
function failureOf(error: unknown): string {
  const { failed, unknown, goneFromPage, goneFromDraft } = messages.tick;
  // The server may have made the change although its answer was lost.
  if (!(error instanceof ORPCError)) return unknown(failureWords(error));
  switch (errorData(error, "CHECK_ROW_GONE")?.from) {
    case "page":
      return failed(goneFromPage);
    case "draft":
      return failed(goneFromDraft);
    default:
      return failed(failureWords(error));
  }
}

const draftLink = (pageId: PageId) => ({
  label: messages.tick.openDraft,
  to: "/page/$pageId" as const,
  params: { pageId },
  search: { edit: true as const },
});
