import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import type { AccessChange } from "../../entities/page/who-sees.ts";
import type { TreeMove } from "../../features/page-tree/use-tree-moves.ts";
import { offerUndo } from "../../flows/page-actions/offer-undo.ts";
import { readPageAgain } from "../../flows/page-actions/read-page-again.ts";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { showFailureToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";
import { placeInCache } from "./place-in-cache.ts";

/** A move that changes who sees the page: it waits for an answer. */
export interface AskedMove {
  readonly title: string;
  readonly change: AccessChange;
  readonly answer: (isWanted: boolean) => void;
}

/**
 * Moves pages in the tree. `move` resolves to whether the page was moved; before a move that changes who sees the page, `asked` holds the
 * question.
 */
export function useMoveInTree() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AskedMove | null>(null);

  async function isWanted({ page, workspaceId, parentPageId, from }: TreeMove): Promise<boolean> {
    if (workspaceId === from.workspaceId && parentPageId === from.parentPageId) return true;
    const change = await api.pages.previewMove({ pageId: page.id, workspaceId, parentPageId });
    if (change.gaining.length + change.losing.length === 0) return true;
    return new Promise((resolve) => {
      setAsked({
        title: displayPageTitle(page.pageTitle),
        change,
        answer: (isYes) => {
          setAsked(null);
          resolve(isYes);
        },
      });
    });
  }

  async function readAgain(move: TreeMove): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: orpc.pages.level.key() });
    void readPageAgain(queryClient, move.page.id);
  }

  async function move(wanted: TreeMove): Promise<boolean> {
    const { page, workspaceId, parentPageId, after, from } = wanted;
    const title = displayPageTitle(page.pageTitle);
    try {
      if (!(await isWanted(wanted))) return false;
      placeInCache(queryClient, wanted);
      const place = { pageId: page.id, workspaceId, parentPageId };
      await api.pages.move({ ...place, ...(after !== undefined && { after }) });
    } catch (error) {
      showFailureToast(messages.notMoved(title, failureWords(error)));
      void readAgain(wanted);
      return false;
    }
    await readAgain(wanted);
    const isSameLevel = workspaceId === from.workspaceId && parentPageId === from.parentPageId;
    if (!isSameLevel) {
      offerUndo({
        done: messages.moved(title),
        undo: async () => {
          const { before, ...place } = from;
          await api.pages.move({ pageId: page.id, ...place, after: before });
          await readAgain(wanted);
        },
        undone: messages.movedBack(title),
        notUndone: messages.notMovedBack,
      });
    }
    return true;
  }

  return { asked, move };
}
