import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { messages as pageMessages } from "../../entities/page/messages.ts";
import type {
  PageMenuEntry,
  PageMenuSituation,
} from "../../features/pages/menu/page-menu-entries.ts";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { copyMarkdown } from "./copy-markdown.ts";
import { offerUndo } from "./offer-undo.ts";
import { readPageAgain } from "./read-page-again.ts";
import { usePageMarks } from "./use-page-marks.ts";
import { messages } from "./messages.ts";

/** A modal that the page menu opens. */
export type PageModal = Exclude<
  PageMenuEntry,
  | "pin-page"
  | "unpin-page"
  | "subscribe"
  | "unsubscribe"
  | "publish-draft"
  | "find-in-page"
  | "copy-markdown"
  | "show-authors"
  | "hide-authors"
  | "view-deleted-page"
  | "restore-page"
>;

/** Present while a draft is on screen. */
interface Editing {
  readonly onPublish: () => void;
  /** Opens the search in the text; `null` where no editor is on screen. */
  readonly onFind: (() => void) | null;
}

/** Present where the text on screen can show who wrote it. */
interface Authors {
  readonly isShowing: boolean;
  readonly onShow: (isShowing: boolean) => void;
}

/**
 * The page menu and its effects: it opens a modal, navigates, shows the authors, or restores the page. `editing` is
 * `null` while the published page is shown.
 */
export function usePageMenu(
  view: PageView,
  editing: Editing | null,
  authors: Authors | null = null,
) {
  const { page, can, isPinned, isSubscribed } = view;
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const [modal, setModal] = useState<PageModal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const marks = usePageMarks(view, setFailure);
  const { id: pageId, kind: what } = page;
  const kind = pageMessages.kinds[what];
  const restoring = useSingleFlight(async () => {
    try {
      const { pagesBelow } = await api.pages.restore({ pageId });
      await readPageAgain(queryClient, pageId);
      offerUndo({
        done: messages.restored.done(pagesBelow, kind),
        undo: async () => {
          await api.pages.delete({
            pageId,
            expectedPublishedVersion: page.publishedVersion,
            ...(pagesBelow > 0 && { below: "delete" }),
          });
          await readPageAgain(queryClient, pageId);
        },
        undone: messages.restored.undone(kind),
        notUndone: messages.restored.notUndone(what),
      });
    } catch (error) {
      setFailure(messages.restored.failed(failureWords(error), what));
    }
  });

  function select(entry: PageMenuEntry): void {
    setFailure(null);
    switch (entry) {
      case "pin-page":
        void marks.pin();
        break;
      case "unpin-page":
        void marks.unpin();
        break;
      case "subscribe":
        void marks.subscribe();
        break;
      case "unsubscribe":
        void marks.unsubscribe();
        break;
      case "publish-draft":
        editing?.onPublish();
        break;
      case "find-in-page":
        editing?.onFind?.();
        break;
      case "copy-markdown":
        void copyMarkdown(view);
        break;
      case "show-authors":
      case "hide-authors":
        authors?.onShow(entry === "show-authors");
        break;
      case "view-deleted-page":
        void navigate({ search: {}, resetScroll: false });
        break;
      case "restore-page":
        void restoring.run();
        break;
      default:
        setModal(entry);
    }
  }

  const situation: PageMenuSituation = {
    kind: page.kind,
    isEditing: editing !== null,
    mayFind: editing !== null && editing.onFind !== null,
    isDeleted: page.deleted,
    isPublished: page.publishedVersion !== null,
    isPinned,
    isSubscribed,
    isShowingAuthors: authors?.isShowing ?? null,
    can,
  };
  return {
    menu: { situation, onSelect: select },
    modal,
    open: setModal,
    close: () => setModal(null),
    isRestoring: restoring.isRunning,
    /** Why the last command failed; `null` if it did not. */
    failure,
    fail: (words: string) => {
      setModal(null);
      setFailure(words);
    },
    forgetFailure: () => setFailure(null),
  };
}

/** What {@link usePageMenu} gives to the screen that shows it. */
export type PageMenuState = ReturnType<typeof usePageMenu>;
